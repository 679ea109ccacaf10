import { expect, test } from 'vitest'
import { adaptPackages } from './adaptPackages.ts'

const { handler } = adaptPackages.transform as unknown as {
  handler: (code: string, id: string) => { code: string }
}
const emotion = '/a/node_modules/@emotion/react/dist/emotion-element-f0de968e.browser.esm.js'

test('takes out what is for developers of the package, and keeps lines and columns', () => {
  expect(handler('if (process.env.NODE_ENV) warn()', '/a/node_modules/b/index.js').code).toBe(
    'if ("production"        ) warn()',
  )
})

test("takes out Emotion's default cache", () => {
  const code = "createContext(a ? /* #__PURE__ */createCache({\n  key: 'css'\n}) : null)\nend"
  const { code: changed } = handler(code, emotion)
  expect(changed.replaceAll(/ +/g, ' ')).toBe('createContext(a ? null \n \n : null)\nend')
  expect(changed.split('\n').map((line) => line.length)).toEqual(code.split('\n').map((line) => line.length))
})

test('rejects an Emotion whose default cache it does not find', () => {
  expect(() => handler('createContext(null)', emotion)).toThrow('has changed')
})
