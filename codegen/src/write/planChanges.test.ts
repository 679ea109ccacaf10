import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileHeader } from '../print/header.ts'
import { applyChanges } from './applyChanges.ts'
import { planChanges } from './planChanges.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const text = `${fileHeader('api.yaml')}\nexport const a = 1\n`
const printed = new Map([['api/a.ts', text]])

function planIn(prepare: (target: string) => void) {
  const output = emptyFolder()
  mkdirSync(join(output, 'api'))
  prepare(join(output, 'api/a.ts'))
  return planChanges(output, printed, ['api'])
}

test('a truncated file is written again', () => {
  expect(planIn((target) => writeFileSync(target, ''))).toMatchObject({ foreign: [], write: [{ text }] })
  expect(planIn((target) => writeFileSync(target, text.slice(0, -5)))).toMatchObject({ write: [{ text }] })
})

test('files that the generator did not write are in the way', () => {
  const inTheWay = { foreign: ['api/a.ts'], write: [] }
  expect(planIn((target) => writeFileSync(target, 'mine'))).toMatchObject(inTheWay)
  expect(planIn((target) => mkdirSync(target))).toMatchObject(inTheWay)
  expect(planIn((target) => symlinkSync('../nowhere.ts', target))).toMatchObject(inTheWay)
})

test.each(['../a.ts', 'a/../../b.ts', '/a.ts', 'a\\b.ts', 'c:a.ts', 'a\0.ts'])(
  'a path out of the folder is refused: %j',
  (path) => {
    expect(() => planChanges(emptyFolder(), new Map([[path, text]]), [])).toThrow('Refusing to write outside')
  },
)

test('a file that another run has removed is ignored', () => {
  const output = emptyFolder()
  mkdirSync(join(output, 'api/old'), { recursive: true })
  writeFileSync(join(output, 'api/old/b.ts'), text)
  const changes = planChanges(output, printed, ['api'])
  expect(changes.remove).toEqual(['api/old/b.ts'])
  applyChanges(output, changes)
  applyChanges(output, changes)
  expect(existsSync(join(output, 'api/old'))).toBe(false)
  expect(readFileSync(join(output, 'api/a.ts'), 'utf8')).toBe(text)
})
