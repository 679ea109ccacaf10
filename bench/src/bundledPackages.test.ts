import { beforeAll, expect, test } from 'vitest'
import { type BundledPackages, bundledPackages } from './bundledPackages.ts'

let firstLoad: BundledPackages['firstLoad']
let onDemand: BundledPackages['onDemand']
let contained: BundledPackages['contained']
beforeAll(async () => {
  ;({ firstLoad, onDemand, contained } = await bundledPackages())
})

// A package that appears here reaches the visitors of every host: the change of the file is part of the review.
// T3
test('the packages in a host’s bundle are those of the committed list', async () => {
  const list = [
    '# Third-party packages that a host app ships with the kit. Rewrite: npx vitest run bench -u',
    '## with the page',
    ...firstLoad,
    '## on demand',
    ...onDemand,
    '## contained in the kit, on demand',
    ...contained,
  ]
  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('../bundledPackages.txt')
})

// T3
test('what loads with the page has no logging, colour or chain package', () => {
  expect(firstLoad.filter((name) => !/^(react|react-dom|scheduler|mipd)$/.test(name))).toEqual([])
  const unwanted =
    /^(debug|chalk|ansi-.*|.*-ansi|supports-color|color.*|picocolors|pino.*|winston|loglevel|log4js)$/
  expect([...firstLoad, ...onDemand, ...contained].filter((name) => unwanted.test(name))).toEqual([])
})
