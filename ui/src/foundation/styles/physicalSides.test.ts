import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** Properties and values of style objects and style sheets that name a side of the screen, but for resets. */
const physical =
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)-?(?:Left|Right|left|right)\b|(?:^|[\s{;,])(?:left|right):(?! 'auto')|textAlign: '(?:left|right)'|text-align: ?(?:left|right)|float:|border(?:Top|Bottom)(?:Left|Right)Radius/

/** Code that measures boxes, or names two things left and right. */
const measured = [
  'shell/page/fadeCopy.ts',
  'shell/page/trapFocus.ts',
  'areas/connect/allWallets/similarNames.ts',
]

it('writes in logical properties, which right-to-left languages mirror', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^test\//.test(file) && !measured.includes(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) =>
    readFileSync(`${source}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
