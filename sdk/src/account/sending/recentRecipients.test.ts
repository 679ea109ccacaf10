import { expect, it } from 'vitest'
import { addRecentRecipient, getRecentRecipients } from './recentRecipients.ts'

const key = '@appkit/recent_recipients'

function createStorage(initial?: string) {
  const entries = new Map(initial === undefined ? [] : [[key, initial]])
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
}

it('keeps the last receivers of a chain family, each once and newest first', () => {
  const context = { storage: createStorage() }
  for (const address of ['0xaa', '0xbb', '0xAA']) addRecentRecipient(context, 'eip155:1', address)
  addRecentRecipient(context, 'solana:x', 'So1')
  expect(getRecentRecipients(context, 'eip155:137')).toEqual(['0xAA', '0xbb'])
  expect(getRecentRecipients(context, 'solana:x')).toEqual(['So1'])
  for (let index = 0; index < 30; index += 1) addRecentRecipient(context, 'eip155:1', `0x${index}`)
  expect(getRecentRecipients(context, 'eip155:1')).toHaveLength(20)
})

// T25
it.each(['', 'null', '[]', '{"eip155":1}', '{"eip155":[1,null,{}]}', '{"eip155":'])(
  'reads nothing from %j',
  (stored) => {
    expect(getRecentRecipients({ storage: createStorage(stored) }, 'eip155:1')).toEqual([])
  },
)
