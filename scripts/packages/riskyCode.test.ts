import { expect, test } from 'vitest'
import { riskyCode } from './riskyCode.ts'

test.each([
  "eval('1')",
  'window.x = (0, eval)("1")'.replace('(0, eval)', 'eval'),
  "new Function('return 1')",
  "setTimeout('go()', 1)",
  'document.createElement("script")',
  "document.createElementNS(svg, 'script')",
  '<script src="https://cdn.example/x.js"></script>',
  '<script defer src=//cdn.example/x.js></script>',
  "await import('https://cdn.example/x.js')",
  "import { x } from 'https://cdn.example/x.js'",
  "import 'https://cdn.example/x.js'",
  "export * from '//cdn.example/x.js'",
  "importScripts('x.js')",
  "document.write('<b>')",
  'const account = privateKeyToAccount(key)',
])('%s is found', (source) => {
  expect(riskyCode('dist/a.js', `\n${source}`)).toEqual([{ line: 2, reason: expect.any(String) }])
})

test.each([
  'const evaluate = medieval(1)',
  'retrieval.eval(x)',
  "element.createElement('div')",
  '<script type="module" src="/src/main.tsx"></script>',
  "await import('./view.ts')",
  "const address = 'https://api.example'",
  '// data comes from https://api.example',
  "setTimeout(() => go('x'), 1)",
])('%s is fine', (source) => {
  expect(riskyCode('dist/a.js', source)).toEqual([])
})

test('scripted wallets may sign', () => {
  const source = 'privateKeyToAccount(key)'
  expect(riskyCode('dist/testing/createScriptedWallet.js', source)).toEqual([])
  expect(riskyCode('templates/app/src/connect.test.tsx', source)).toEqual([])
  expect(riskyCode('dist/testing/createScriptedWallet.js', "eval('1')")).toHaveLength(1)
})
