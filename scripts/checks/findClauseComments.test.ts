import { expect, test } from 'vitest'
import { findClauseComments } from './findClauseComments.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

const file = 'codegen/src/a.tsx'
const find = (source: string) => findClauseComments(plantFiles({ [file]: source }))

test.each([
  ['// What it is', 1],
  ['const a = 1 // Where it is', 1],
  ['const a = 1 // a number\n// Those of others', 2],
  ['// A number.\n//\n// One that counts.', 3],
  ['// A number.\n\n// Whether what counts', 3],
  ['/** That of the other */', 1],
  ["/*What's that */", 1],
  ['/**\n * What it is\n */', 2],
  ['/**\n * A number.\n *\n * Where it is.\n */', 4],
  ['/**\n * @param value What it is\n */', 2],
  ['/**\n * A number.\n * @param value - Those given\n */', 3],
  ['/**\n * @returns What it is\n */', 2],
  ['const a = <p>{/* What it is */}</p>', 1],
])('%j has a clause', (source, line) => {
  expect(find(source)).toEqual([{ file, line, reason: expect.stringContaining('noun phrase') }])
})

test.each([
  '// Kind of value',
  '// A sentence that shows\n// What goes on',
  '/**\n * A sentence that shows\n * What goes on, and\n * Where.\n */',
  '/**\n * @param What Kind of value\n */',
  '// Whatever comes',
  '// Whether it is one',
  "const a = '// What it is'",
  'const a = `/** What it is */`',
  'const a = /\\/\\/ What it is/',
  'const a = <p>// What it is</p>',
])('%j has none', (source) => {
  expect(find(source)).toEqual([])
})
