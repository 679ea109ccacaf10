import { expect, test } from 'vitest'
import { checkConfig } from './checkConfig.ts'
import { UsageError } from './UsageError.ts'

const emitter = { target: 'greeting', dialects: ['http'], needs: [], emit: () => [] }

function problemsOf(value: unknown): string[] {
  try {
    checkConfig(value, 'config.json')
    return []
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return error.message.split('\n').map((line) => line.replace(/^config\.json: /, ''))
  }
}

test('every setting may be given', () => {
  const config = {
    inputs: [
      'a.yaml',
      { path: 'b.yaml', name: 'b', targets: 'all', names: { operations: {}, models: { A: 'B' } } },
    ],
    output: 'out',
    targets: ['types'],
    emitters: [emitter, './other.mjs', { module: 'package', options: 1 }],
    importExtension: '',
    header: 'MIT',
    lenient: false,
    allowOutside: true,
    ownsOutput: true,
    cache: 'folder',
  }
  expect(checkConfig(config, 'config.json')).toBe(config)
})

test('settings may be undefined', () => {
  expect(problemsOf({ inputs: ['a.yaml'], output: 'out', targets: undefined, cache: undefined })).toEqual([])
})

test.each([
  [null, 'is not an object but null.'],
  [[], 'is not an object but a list.'],
  [{ output: 'out' }, `'inputs' is missing: a list of the files to compile.`],
  [{ inputs: [], output: 'out' }, `'inputs' is empty: name the files to compile.`],
  [{ inputs: ['a'] }, `'output' is missing: the folder to write to.`],
  [{ inputs: [1], output: 'out' }, `'inputs[0]' should be an object, not 1.`],
  [{ inputs: [''], output: 'out' }, `'inputs[0]' should be a string, not an empty string.`],
  [{ inputs: [{ name: 'a' }], output: 'out' }, `'inputs[0].path' is missing: the file to compile.`],
  [
    { inputs: [{ path: 'a', nmae: 'a' }], output: 'out' },
    `unknown setting 'inputs[0].nmae'. Did you mean 'name'?`,
  ],
  [
    { inputs: [{ path: 'a', names: { models: { A: 1 } } }], output: 'out' },
    `'inputs[0].names.models.A' should be a string, not 1.`,
  ],
  [{ inputs: ['a'], output: 'out', outptu: 'x' }, `unknown setting 'outptu'. Did you mean 'output'?`],
  [
    { inputs: ['a'], output: 'out', targets: 'types' },
    `'targets' should be 'all' or a list of names, not 'types'.`,
  ],
  [{ inputs: ['a'], output: 'out', targets: [1] }, `'targets[0]' should be a string, not 1.`],
  [
    { inputs: ['a'], output: 'out', importExtension: 'js' },
    `'importExtension' should be one of ".js", ".ts", "", not 'js'.`,
  ],
  [{ inputs: ['a'], output: 'out', lenient: 'yes' }, `'lenient' should be true or false, not 'yes'.`],
  [{ inputs: ['a'], output: 'out', cache: true }, `'cache' should be false or a folder, not true.`],
  [
    { inputs: ['a'], output: 'out', emitters: [1] },
    `'emitters[0]' should be an emitter, or the name of its module, not 1.`,
  ],
  [
    { inputs: ['a'], output: 'out', emitters: [{ ...emitter, dialects: ['https'] }] },
    `'emitters[0].dialects[0]' should be one of "http", "rpc", "channel", "catalogue", "schemas", not 'https'.`,
  ],
])('%j is refused', (value, problem) => {
  expect(problemsOf(value)).toEqual([problem])
})

test('unknown settings without a likely meaning list what there is', () => {
  const [problem] = problemsOf({ inputs: ['a'], output: 'out', xyzzy: 1 })
  expect(problem).toMatch(/^unknown setting 'xyzzy'\. Allowed: inputs, output, targets/)
})

test('everything that is wrong is reported in one run', () => {
  expect(problemsOf({ output: 1, lenient: 1 })).toHaveLength(3)
})

test('keys of the language itself are unknown settings', () => {
  expect(
    problemsOf(JSON.parse('{ "inputs": ["a"], "output": "out", "__proto__": 1, "constructor": 1 }')),
  ).toEqual([expect.stringContaining(`'__proto__'`), expect.stringContaining(`'constructor'`)])
})
