import { expect, test } from 'vitest'
import { createYamlLocator } from './locate.ts'
import { createJsonLocator } from './locateJson.ts'

const text = ` {
  "a": { "b\\"c": [ 1, -2.5e3,"x, ]}" , { "d": null } , [ ] ], "": true, "long \\u0041": {} },
  "e" : "\\\\", "f":{"g":[[1],[{"h":"i"}]]}
}
`

function pointersIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [above]
  return [above, ...Object.entries(value).flatMap(([key, child]) => pointersIn(child, [...above, key]))]
}

test('finds what the parser of YAML finds, name and value', () => {
  const [inJson, inYaml] = [createJsonLocator(text), createYamlLocator(text)]
  const pointers = [...pointersIn(JSON.parse(text)), ['a', 'none'], ['f', 'g', '7', 'x'], ['e', 'below']]
  expect(pointers.length).toBeGreaterThan(20)
  for (const tokens of pointers) {
    for (const at of ['key', 'value'] as const) {
      expect([tokens, at, inJson(tokens, at)]).toEqual([tokens, at, inYaml(tokens, at)])
    }
  }
})
