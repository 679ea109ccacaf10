import { expect, test } from 'vitest'
import { findFolderRings } from './findFolderRings.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const finding = (file: string) => ({ file: `sandbox/src/${file}`, line: 2, reason: expect.any(String) })

function find(files: Readonly<Record<string, string>>) {
  const planted = Object.entries(files).map(([path, source]) => [
    `sandbox/src/${path}`,
    `// first\n${source}`,
  ])
  return findFolderRings(plantFiles(Object.fromEntries(planted)))
}

test.each([
  ['two folders', { 'a/1.ts': "import '../b/1.ts'", 'b/2.ts': "export { x } from '../a/2.ts'" }],
  [
    'three, by a type and on demand',
    {
      'a/1.ts': "import type { X } from '../b/1.ts'",
      'b/deep/2.ts': "await import('../../c/1.ts')",
      'c/1.ts': "import '../a/1.ts'",
    },
  ],
  ['a folder and a file', { 'World.ts': "import './a/1.ts'", 'a/1.ts': "import '../World.ts'" }],
])('a ring of %s is found', (_, files) => {
  expect(find(files)).toEqual(Object.keys(files).map(finding))
})

test('folders that import one way only are no ring', () => {
  const files = {
    'a/1.ts': "import '../b/1.ts'",
    'a/2.ts': "import './1.ts'",
    'b/1.ts': "import '../c/1.ts'",
    'c/1.ts': "import 'hono'",
    'c/1.test.ts': "import '../a/1.ts'",
  }
  expect(find(files)).toEqual([])
})
