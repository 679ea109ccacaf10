import { expect, test } from 'vitest'
import { riskyCode } from './riskyCode.ts'

// T1, T2, T15
test.each([
  "eval('1')",
  'window.x = (0, eval)("1")',
  "window.eval('1')",
  "globalThis?.eval('1')",
  "new Function('return 1')",
  "const run = Function('return 1')",
  'new Function(body)',
  "setTimeout('go()', 1)",
  'document.createElement("script")',
  "document.createElementNS(svg, 'script')",
  '<script src="https://cdn.example/x.js"></script>',
  '<script defer src=//cdn.example/x.js></script>',
  "await import('https://cdn.example/x.js')",
  "await import(\n  'https://cdn.example/x.js',\n)",
  "await import('data:text/javascript,1')",
  "document.createElement(\n  'script',\n)",
  "import { x } from 'https://cdn.example/x.js'",
  "import 'https://cdn.example/x.js'",
  "export * from '//cdn.example/x.js'",
  "importScripts('x.js')",
  "document.write('<b>')",
  'element.innerHTML = text',
  "element.insertAdjacentHTML('beforeend', text)",
  'jsx("p", { dangerouslySetInnerHTML: { __html: text } })',
  'await import(address)',
  'await import(/* @vite-ignore */ address)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code as a string
  'await import(`https:${address}`)',
  'const account = privateKeyToAccount(key)',
  'const pair = Keypair.fromSecretKey(bytes)',
  'const pair = nacl.sign.keyPair.fromSeed(seed)',
  'const signer = await createKeyPairSignerFromBytes(bytes)',
  'const pair = await createKeyPairFromPrivateKeyBytes(bytes)',
  'const account = mnemonicToAccount(words)',
])('%s is found', (source) => {
  expect(riskyCode('dist/a.js', `\n${source}`)).toEqual([{ line: 2, reason: expect.any(String) }])
})

test.each([
  'const evaluate = medieval(1)',
  'const names = /^(children|dangerouslySetInnerHTML|key)$/',
  'retrieval.eval(x)',
  "element.createElement('div')",
  '<script type="module" src="/src/main.tsx"></script>',
  "await import('./view.ts')",
  "await import(/* webpackChunkName: 'view' */ './view.ts')",
  'if (element.innerHTML === text) {}',
  "const address = 'https://api.example'",
  '// data comes from https://api.example',
  "setTimeout(() => go('x'), 1)",
  'isFunction(x)',
  "typeof f === 'function' && f()",
  'interface Function { (): void }',
])('%s is fine', (source) => {
  expect(riskyCode('dist/a.js', source)).toEqual([])
})

// T2
test('scripted wallets may sign', () => {
  const source = 'privateKeyToAccount(key)'
  expect(riskyCode('dist/testing/createScriptedWallet.js', source)).toEqual([])
  expect(riskyCode('templates/app/src/connect.test.tsx', source)).toEqual([])
  expect(riskyCode('dist/testing/createScriptedWallet.js', "eval('1')")).toHaveLength(1)
})

test('a program for Node may load the file that it is pointed to', () => {
  expect(riskyCode('dist/cli.js', 'await import(address)', { target: 'node' })).toEqual([])
  expect(
    riskyCode('dist/cli.js', "await import('https://cdn.example/x.js')", { target: 'node' }),
  ).toHaveLength(1)
})

// T2
test('code whose subject is keys may handle them, and evaluates nothing', () => {
  const source = "generateMnemonic(words)\neval('1')"
  expect(riskyCode('dist/keys/a.js', source, { handlesKeys: true })).toEqual([
    { line: 2, reason: 'evaluates a string (eval)' },
  ])
})
