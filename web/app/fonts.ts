/**
 * The letters, served by us and asked for before anything else. `optional`: where they come too late, the page keeps the letters it has,
 * since a page that is being read must not move; the next one has them. Letters beyond western Europe come when a name needs them.
 */
import localFont from 'next/font/local'

const display = localFont({
  src: '../../node_modules/@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2',
  weight: '400',
  display: 'optional',
  variable: '--caprasimo',
  adjustFontFallback: 'Times New Roman',
})
const displayBeyond = localFont({
  src: '../../node_modules/@fontsource/caprasimo/files/caprasimo-latin-ext-400-normal.woff2',
  weight: '400',
  display: 'optional',
  preload: false,
  variable: '--caprasimo-beyond',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})
const text = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  variable: '--atkinson',
})
const textBeyond = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  preload: false,
  variable: '--atkinson-beyond',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** For the root of every page; `styles/tokens.css` names them. */
export const letters = [display, displayBeyond, text, textBeyond].map(({ variable }) => variable).join(' ')
