import { describe, expect, it } from 'vitest'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'
import { createMemoryStorage } from '../../test/testPage.test.helper.ts'
import { isConnectorId, isSignOutDue, readAddress, readConnectorId, readNetworkId } from './readStored.ts'

const hostile = [
  '',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  ' a',
  'a ',
  'a  b',
  'a\nb',
  '\u202ea',
  'a'.repeat(161),
]

// T25
describe('what is stored', () => {
  it.each(hostile)('is nothing when it is %j', (value) => {
    const storage = createMemoryStorage({
      [storedKeys.status]: 'connected',
      [storedKeys.connectorId('eip155')]: value,
      [storedKeys.address('eip155')]: value,
      [storedKeys.networkId]: value,
      [storedKeys.signOutDue]: value,
    })
    expect(readConnectorId(storage, 'eip155')).toBeUndefined()
    expect(readAddress(storage, 'eip155')).toBeUndefined()
    expect(readNetworkId(storage)).toBeUndefined()
    expect(isSignOutDue(storage)).toBe(false)
    expect(isConnectorId(value)).toBe(false)
  })

  it('is what a kit has written', () => {
    const storage = createMemoryStorage({
      [storedKeys.status]: 'connected',
      [storedKeys.connectorId('eip155')]: 'io.metamask',
      [storedKeys.networkId]: 'eip155:1',
      [storedKeys.signOutDue]: 'true',
    })
    expect(readConnectorId(storage, 'eip155')).toBe('io.metamask')
    expect(readNetworkId(storage)).toBe('eip155:1')
    expect(isSignOutDue(storage)).toBe(true)
    storage.setItem(storedKeys.connectorId('eip155'), 'Brave Wallet')
    storage.setItem(storedKeys.address('eip155'), 'Brave Wallet')
    expect(readConnectorId(storage, 'eip155')).toBe('Brave Wallet')
    expect(readAddress(storage, 'eip155')).toBeUndefined()
    storage.setItem(storedKeys.status, 'disconnected')
    expect(readConnectorId(storage, 'eip155')).toBeUndefined()
  })
})
