import { expect, test } from 'vitest'
import { findModuleState } from './findModuleState.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

function find(path: string, source: string) {
  return findModuleState(plantFiles({ [path]: `import type { A } from './a.ts'\n${source}\n` })).map(
    ({ file, line }) => `${file}:${line}`,
  )
}

test.each([
  'let count = 0',
  'export let kit: A | undefined',
  'const byId = new Map<string, A>()',
  'const seen = new WeakSet<Map<string, A>>()',
  'export const found = new Set()',
  'const texts: string[] = []',
  'const known: Record<string, A> = {}',
])('%s is found', (source) => {
  expect(find('sdk/src/a/b.ts', source)).toEqual(['sdk/src/a/b.ts:2'])
  expect(find('ui/src/a/b.tsx', source)).toEqual(['ui/src/a/b.tsx:2'])
})

test.each([
  '  let count = 0',
  'const names: ReadonlySet<string> = new Set(["a"])',
  'const none: readonly A[] = []',
  'const none: Readonly<Record<string, A>> = {}',
  'const unknown: ShownIdentity = {}',
  'const value = defineKitState(() => new Map())',
])('%s is allowed', (source) => {
  expect(find('sdk/src/a/b.ts', source)).toEqual([])
})

test('tests and files that are admitted are exempt', () => {
  expect(find('sdk/src/a/b.test.ts', 'let count = 0')).toEqual([])
  expect(find('ui/src/kit/instance/lastAppKit.ts', 'let kit: A | undefined')).toEqual([])
})
