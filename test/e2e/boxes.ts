/** What nobody should have to see: text that is cut off, runs out of its paper, lies on other text, or makes the page scroll sideways. */
import type { Page } from 'playwright-core'

export async function boxTroubles(page: Page): Promise<string[]> {
  // A card on its way lies on whatever it passes: what counts is how things lie when it has landed.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}))
  return page.evaluate(measure)
}

/** Runs in the page, so everything it needs is inside. */
function measure(): string[] {
  const troubles: string[] = []
  const slack = 1.5
  const papers =
    '.card, .tile, .btn, .slip, .seat, .pile, .goal, .term, .rules, .ask, .chair, .setting, .top, .due, .strip, .token, .icon, .of-bar > .inner'
  type Box = { left: number; right: number; top: number; bottom: number }
  type Line = { box: Box; words: string; layer: string; element: Element }

  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) troubles.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)

  const clips = (element: Element): boolean =>
    /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY)
  const cut = (box: Box, by: Box): Box => ({
    left: Math.max(box.left, by.left),
    right: Math.min(box.right, by.right),
    top: Math.max(box.top, by.top),
    bottom: Math.min(box.bottom, by.bottom),
  })
  const isThere = ({ left, right, top, bottom }: Box): boolean => right - left > 1 && bottom - top > 1

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!element || words === '' || element.closest('.vh, script, style, [hidden], .skip')) continue
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.display === 'none' || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (rows > 3 && words.length / rows < 5) troubles.push(`“${words}” is broken into ${rows} lines`)
    for (const rect of range.getClientRects()) {
      if (!isThere(rect)) continue
      // The letters, not the room between the lines: a font's box is taller than what it paints.
      const air = Math.max(0, (rect.height - Number.parseFloat(style.fontSize)) / 2)
      const whole: Box = { left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air }
      let shown = whole
      for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
        if (!clips(above)) continue
        const clipped = cut(shown, above.getBoundingClientRect())
        const isLost =
          clipped.right - clipped.left < shown.right - shown.left - slack || clipped.bottom - clipped.top < shown.bottom - shown.top - slack
        if (isLost && !scrolls(above)) troubles.push(`“${words}” is cut off by .${above.className}`)
        shown = clipped
      }
      if (!isThere(shown)) continue
      const paper = element.closest(papers)
      const edge = paper?.getBoundingClientRect()
      if (
        paper &&
        edge &&
        (whole.left < edge.left - slack ||
          whole.right > edge.right + slack ||
          whole.top < edge.top - slack ||
          whole.bottom > edge.bottom + slack)
      )
        troubles.push(`“${words}” runs out of .${paper.className}`)
      const layer = element.closest('dialog, .of-bar')
        ? 'sheet'
        : element.closest('.ask')
          ? 'bar'
          : element.closest('.dock, .foot-bar')
            ? 'dock'
            : 'table'
      lines.push({ box: shown, words, layer, element })
    }
  }

  // From the top down: below the lower edge of a line there is nothing that it could lie on.
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [i, a] of lines.entries())
    for (let j = i + 1; j < lines.length; j++) {
      const b = lines[j]
      if (!b || b.box.top > a.box.bottom) break
      // The dock lies on the table, and the sheet on both, by intention.
      if (a.layer !== b.layer || a.element === b.element) continue
      const both = cut(a.box, b.box)
      if (both.right - both.left > slack && both.bottom - both.top > slack) troubles.push(`“${a.words}” and “${b.words}” lie on each other`)
    }
  return [...new Set(troubles)]
}
