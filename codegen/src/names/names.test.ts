import { describe, expect, test } from 'vitest'
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

describe('createNameTable', () => {
  test('gives each name once, without regard to case', () => {
    const names = createNameTable()
    names.reserve('Taken')
    expect(names.claim(['Pet', 'PetModel'])).toBe('Pet')
    expect(names.claim(['PET', 'PetModel'])).toBe('PetModel')
    expect(names.claim(['pet', 'PetModel'])).toBe('PetModel2')
    expect(names.claim(['taken'])).toBe('taken2')
  })

  test('keeps accompanying names free', () => {
    const names = createNameTable()
    names.reserve('PetSent')
    expect(names.claim(['Pet', 'PetModel'], (name) => [`${name}Sent`])).toBe('PetModel')
    expect(names.claim(['PetModelSent'])).toBe('PetModelSent2')
  })
})
