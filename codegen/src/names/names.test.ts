import { describe, expect, test } from 'vitest'
import { assignNames } from './assignNames.ts'
import { camelCase } from './camelCase.ts'
import { kebabCase } from './kebabCase.ts'
import { createNameTable } from './nameTable.ts'
import { pascalCase } from './pascalCase.ts'

describe('case', () => {
  test.each([
    ['getWallets', 'GetWallets', 'getWallets', 'get-wallets'],
    ['wallet-directory', 'WalletDirectory', 'walletDirectory', 'wallet-directory'],
    ['eth_getBalance', 'EthGetBalance', 'ethGetBalance', 'eth-get-balance'],
    ['Block hash', 'BlockHash', 'blockHash', 'block-hash'],
    ['SIWXSession', 'SIWXSession', 'siwxSession', 'siwx-session'],
    ['ID', 'ID', 'id', 'id'],
    ['404', '_404', '_404', '404'],
    ['+1', 'Plus1', 'plus1', 'plus-1'],
    ['Ünïcode', 'Unicode', 'unicode', 'unicode'],
    ['中', 'U4e2d', 'u4e2d', 'u4e2d'],
    ['---', 'Unnamed', 'unnamed', 'service'],
  ])('%s', (text, pascal, camel, kebab) => {
    expect([pascalCase(text), camelCase(text), kebabCase(text)]).toEqual([pascal, camel, kebab])
  })
})

const thing = (origin: string, wanted = origin, related: readonly string[] = []) => ({
  origin,
  wanted,
  suffix: 'Model',
  related: (name: string) => related.map((end) => name + end),
})

function namesOf(things: readonly ReturnType<typeof thing>[], reserved: readonly string[] = []) {
  const table = createNameTable()
  table.reserve(...reserved)
  const { names, clashes } = assignNames(table, things)
  const byOrigin = Object.fromEntries([...names].map(([{ origin }, name]) => [origin, name]))
  return { names: byOrigin, clashes: clashes.map((clash) => [clash.thing.origin, clash.owner?.origin]) }
}

describe('assignNames', () => {
  test('gives each name once, without regard to case', () => {
    expect(namesOf([thing('Pet'), thing('Toy')], ['TOY'])).toEqual({
      names: { Pet: 'Pet', Toy: 'ToyModel' },
      clashes: [['Toy', undefined]],
    })
    expect(namesOf([thing('PET'), thing('Pet'), thing('pet', 'Pet')])).toEqual({
      names: {
        Pet: 'Pet',
        PET: expect.stringMatching(/^PETModelX/),
        pet: expect.stringMatching(/^PetModelX/),
      },
      clashes: [
        ['PET', 'Pet'],
        ['pet', 'Pet'],
      ],
    })
  })

  test.each([
    ['ORDER', 'ORDER'],
    ['order', 'Order'],
    ['Order ', 'Order'],
    ['!order', 'Order'],
    ['OrderModel', 'OrderModel'],
    ['AOrderModel', 'OrderModel'],
  ])('leaves a good name alone, whatever its neighbour: %s', (origin, wanted) => {
    for (const neighbours of [[thing(origin, wanted)], [thing(origin, wanted), thing('orders', 'Order')]]) {
      expect(namesOf([...neighbours, thing('Order')]).names).toMatchObject({ Order: 'Order' })
      expect(namesOf([thing('Order'), ...neighbours]).names).toMatchObject({ Order: 'Order' })
    }
  })

  test('gives a suffix that does not depend on which others have one', () => {
    const all = ['a1', 'a2', 'a3', 'a4'].map((origin) => thing(origin, 'Pet'))
    const { names } = namesOf([thing('Pet'), ...all])
    expect(new Set(Object.values(names)).size).toBe(5)
    expect(namesOf([thing('Pet'), ...all.slice(1)]).names).toEqual(
      Object.fromEntries(Object.entries(names).filter(([origin]) => origin !== 'a1')),
    )
  })

  test('keeps accompanying names free', () => {
    const { names } = namesOf([
      thing('Pet', 'Pet', ['Sent']),
      thing('PetSent'),
      thing('pet', 'Pet', ['Sent']),
    ])
    expect(names).toEqual({ Pet: 'Pet', PetSent: 'PetSentModel', pet: 'PetModel' })
  })
})
