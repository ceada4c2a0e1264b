/** Two kinds of pictures, plain enough to be read in both themes. */
import type { Bill } from './model.ts'

const frame = (title: string, width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="13">
<rect width="${width}" height="${height}" fill="#fbf7ee"/>
<text x="16" y="26" font-size="15" font-weight="600" fill="#2b2a26">${title}</text>
${inside}
</svg>
`

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export function bars(title: string, bill: Bill, times: number, digits: number): string {
  const lines = Object.entries(bill).toSorted(([, a], [, b]) => b - a)
  const most = Math.max(...lines.map(([, amount]) => amount))
  const rows = lines.map(([name, amount], i) => {
    const y = 46 + i * 26
    const length = Math.max(2, (amount / most) * 300)
    return `<text x="252" y="${y + 14}" text-anchor="end" fill="#2b2a26">${escaped(name)}</text><rect x="262" y="${y}" width="${length.toFixed(1)}" height="18" rx="3" fill="#2f6f5e"/><text x="${(270 + length).toFixed(1)}" y="${y + 14}" fill="#2b2a26">${(amount * times).toFixed(digits)}</text>`
  })
  return frame(title, 640, 60 + lines.length * 26, rows.join('\n'))
}

/** Both axes by powers of ten. */
export function curve(title: string, points: [x: number, y: number][]): string {
  const [left, top, width, height] = [70, 50, 520, 240]
  const exponents = points.flatMap(([x, y]) => [[Math.log10(x), Math.log10(y)] as const])
  const range = (values: number[]): [number, number] => [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  const [x0, x1] = range(exponents.map(([x]) => x))
  const [y0, y1] = range(exponents.map(([, y]) => y))
  const atX = (x: number): number => left + ((x - x0) / (x1 - x0)) * width
  const atY = (y: number): number => top + height - ((y - y0) / (y1 - y0)) * height
  const powers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const named = (power: number): string => (10 ** power).toLocaleString('en')
  const grid = [
    ...powers(x0, x1).map(
      (x) =>
        `<line x1="${atX(x)}" y1="${top}" x2="${atX(x)}" y2="${top + height}" stroke="#ddd5c3"/><text x="${atX(x)}" y="${top + height + 20}" text-anchor="middle" font-size="11" fill="#2b2a26">${named(x)}</text>`,
    ),
    ...powers(y0, y1).map(
      (y) =>
        `<line x1="${left}" y1="${atY(y)}" x2="${left + width}" y2="${atY(y)}" stroke="#ddd5c3"/><text x="${left - 8}" y="${atY(y) + 4}" text-anchor="end" font-size="11" fill="#2b2a26">${named(y)}</text>`,
    ),
  ]
  const path = exponents.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${atX(x).toFixed(1)} ${atY(y).toFixed(1)}`).join(' ')
  return frame(title, 640, 330, `${grid.join('\n')}\n<path d="${path}" fill="none" stroke="#2f6f5e" stroke-width="3"/>`)
}
