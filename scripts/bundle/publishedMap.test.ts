import { expect, test } from 'vitest'
import { publishedMap } from './publishedMap.ts'

test('has the content of no source, and needs none that is not published', () => {
  const map = JSON.stringify({
    version: 3,
    sources: [
      '../../src/open.ts',
      '../../src/format.ts?copy',
      '../../../generated/errors/constants.ts?constants-for=kit/open',
      '../../../node_modules/@mui/material/Button.mjs',
      '\0builtin:require',
    ],
    sourcesContent: ['open', 'format', 'constants', 'button', 'require'],
    mappings: 'AAAA',
  })
  expect(JSON.parse(publishedMap(map, '/kit/dist/chunks/modal.js.map', '/kit/src'))).toEqual({
    version: 3,
    sources: [
      '../../src/open.ts',
      '../../src/format.ts',
      '../../../generated/errors/constants.ts',
      '../../../node_modules/@mui/material/Button.mjs',
      '\0builtin:require',
    ],
    sourcesContent: [null, null, '', '', ''],
    mappings: 'AAAA',
  })
})
