import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import { httpService, type ReadContract, readContractIn } from '../testing/readContract.ts'
import { missingFileHint } from './missingFileHint.ts'

/** Reads `api.json` of a folder that is made ready for it, in a project that is not all there is. */
function readIn(prepare: (folder: string) => void): ReadContract {
  const outer = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }))
  const folder = join(outer, 'project')
  mkdirSync(folder)
  prepare(folder)
  return readContractIn(folder, 'api.json')
}

const referring = (...references: string[]) =>
  JSON.stringify(
    openApi({
      schemas: Object.fromEntries(references.map(($ref, index) => [`S${index}`, { $ref }])),
    }),
  )

describe('a file that is not a document', () => {
  test('is reported at each reference to it', () => {
    const { reported } = readIn((folder) => {
      writeFileSync(join(folder, 'api.json'), referring('missing.json', 'parts', 'missing.json#/a', '.'))
      mkdirSync(join(folder, 'parts'))
    })
    expect(reported).toEqual([
      expect.stringContaining('File not found: missing.json.'),
      expect.stringContaining('parts is a folder.'),
      expect.stringContaining('File not found: missing.json.'),
      expect.stringContaining('. is a folder.'),
    ])
  })

  test.skipIf(process.platform === 'win32')('is not waited for: devices have no end', () => {
    const { reported } = readIn((folder) => {
      writeFileSync(join(folder, 'api.json'), referring('zero.json'))
      symlinkSync('/dev/zero', join(folder, 'zero.json'))
    })
    expect(reported).toEqual([
      expect.stringContaining('file outside the project (zero.json) through a symbolic link'),
    ])
  })

  test.skipIf(process.platform === 'win32')('is not waited for as a contract either', () => {
    const { reported } = readIn((folder) => symlinkSync('/dev/zero', join(folder, 'api.json')))
    expect(reported).toEqual([expect.stringContaining('api.json is not a regular file.')])
  })

  test('is not read when it is larger than any string', () => {
    const { reported } = readIn((folder) => {
      writeFileSync(join(folder, 'api.json'), '')
      truncateSync(join(folder, 'api.json'), 5_000_000_000)
    })
    expect(reported).toEqual([expect.stringContaining('api.json is larger than 200 MB (5000 MB).')])
  })
})

test('a missing contract is reported with a suggestion', () => {
  const { diagnostics } = readIn((folder) => writeFileSync(join(folder, 'apo.json'), '{}'))
  expect(diagnostics).toMatchObject([
    { message: 'File not found: api.json.', hint: `Did you mean 'apo.json'?` },
  ])
})

test('an address is not fetched, and a pattern finds nothing', () => {
  expect(missingFileHint('/a/https:/b', 'https:/b')).toContain(`'generate' fetches nothing`)
  expect(missingFileHint('/a/*.json', '*.json')).toContain('Patterns are not expanded')
})

describe('a link', () => {
  test('that is outside the project is not followed', () => {
    const { reported } = readIn((folder) => {
      writeFileSync(join(folder, 'api.json'), referring('link.json'))
      writeFileSync(join(folder, '..', 'outside.json'), '{"type":"string"}')
      symlinkSync('../outside.json', join(folder, 'link.json'))
    })
    expect(reported).toEqual([expect.stringContaining('through a symbolic link; it is not read')])
  })

  test('inside of it is', () => {
    const { reported } = readIn((folder) => {
      writeFileSync(join(folder, 'api.json'), referring('link.json'))
      writeFileSync(join(folder, 'real.json'), '{"type":"string"}')
      symlinkSync('real.json', join(folder, 'link.json'))
    })
    expect(reported).toEqual([])
  })
})

describe('a file in another encoding', () => {
  const text = '{"openapi":"3.1.0","info":{"title":"Grüße","version":"1"},"paths":{}}'
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')

  test.each([
    ['UTF-16 as Windows writes it', little],
    ['UTF-16 the other way round', Buffer.from(little).swap16()],
  ])('is read when it has a byte order mark: %s', (_, bytes) => {
    const read = readIn((folder) => writeFileSync(join(folder, 'api.json'), bytes))
    expect(read.reported).toEqual([])
    expect(httpService(read).title).toBe('Grüße')
  })

  test('is reported with the place of its first wrong byte', () => {
    const { reported } = readIn((folder) =>
      writeFileSync(join(folder, 'api.json'), Buffer.from(text, 'latin1')),
    )
    expect(reported[0]).toMatch(/^1:39 error: The file is not valid UTF-8/)
  })

  test('is not text when it contains zero bytes', () => {
    const packed = Buffer.from([0x1f, 0x8b, 8, 0, 0, 1, 2])
    const { reported } = readIn((folder) => writeFileSync(join(folder, 'api.json'), packed))
    expect(reported).toEqual([expect.stringContaining('The file is not text')])
  })
})
