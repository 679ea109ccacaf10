import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileContracts } from '../testing/compileContracts.ts'

interface Change {
  readonly name: string
  readonly family?: string
  readonly from: string
  readonly to: string
}

interface Vectors {
  readonly texts: Readonly<Record<string, { readonly text: string; readonly fields: Fields }>>
  readonly accepted: readonly (Change & { readonly fields: Fields; readonly isWrittenOtherwise?: boolean })[]
  readonly refused: readonly (Change & { readonly wrong: string; readonly isForCaller?: boolean })[]
}

type Fields = Readonly<Record<string, unknown>>
type TextFunction = (given: unknown, checks: object) => unknown

const { texts, accepted, refused } = JSON.parse(
  readFileSync(new URL('../../../schemas/signIn/signIn.vectors.json', import.meta.url), 'utf8'),
) as Vectors

const { load } = compileContracts(['schemas/signIn/signIn.schema.json'])

const models: Readonly<Record<string, string>> = {
  eip155: 'Eip155SignInMessage',
  solana: 'SolanaSignInMessage',
}
const checks = { accountAddress: () => true, uri: () => true, resources: () => true }

// T8
describe.each(Object.entries(models))('the text of a sign-in message of %s', (family, model) => {
  const { text = '', fields = {} } = texts[family] ?? {}
  const call = async (name: string, given: unknown) => {
    const functions = (await load('sign-in/texts.ts')) as Readonly<Record<string, TextFunction>>
    return functions[`${name}${model}`]?.(given, checks)
  }
  const change = ({ from, to }: Change) => {
    const changed = text.replace(from, () => to)
    expect(changed).not.toBe(text)
    return changed
  }
  const ofFamily = (each: Change) => each.family === undefined || each.family === family

  test('states its fields', async () => {
    expect(await call('parse', text)).toEqual({ ok: true, value: fields })
    expect(await call('format', fields)).toEqual({ ok: true, text })
  })

  test.each(accepted.filter(ofFamily))('may have $name', async (vector) => {
    const changed = change(vector)
    const stated = Object.entries({ ...fields, ...vector.fields }).filter(([, value]) => value !== null)
    const value = Object.fromEntries(stated)
    expect(await call('parse', changed)).toEqual({ ok: true, value })
    expect(await call('format', value)).toEqual({
      ok: true,
      text: vector.isWrittenOtherwise ? text : changed,
    })
  })

  test.each(refused.filter(ofFamily))('is refused with $name', async (vector) => {
    const { wrong, isForCaller } = vector
    expect(await call('parse', change(vector))).toMatchObject(
      isForCaller ? { ok: true } : { ok: false, wrong },
    )
  })

  test.each(Object.keys(fields))('is not written with a second line in %s', async (name) => {
    const given = fields[name]
    const broken = Array.isArray(given) ? [...given, 'a:b\n- c:d'] : `${given}\nVersion: 1`
    expect(await call('format', { ...fields, [name]: broken })).toEqual({ ok: false, wrong: name })
    const { [name]: _, ...others } = fields
    const isOptional = /^(statement|requestId|resources|expirationTime|notBefore)$/.test(name)
    expect(await call('format', others)).toMatchObject(isOptional ? { ok: true } : { ok: false, wrong: name })
  })
})
