import { expect, it } from 'vitest'
import type { Connector } from '../connectors/Connector.ts'
import { createConnector } from '../connectors/testConnectors.test.helper.ts'
import type { ConnectionState } from './ConnectionState.ts'
import { connectedTo, createConnectionContext } from './connectionContext.test.helper.ts'
import { planConnect } from './planConnect.ts'

const own = connectedTo()
const other = connectedTo('eip155:1', '0x1', 'two.test')
const both = ['eip155', 'solana'] as const
const failed: ConnectionState = { status: 'disconnected' }

function plan(
  states: Parameters<typeof createConnectionContext>[0],
  details: Partial<Connector> = {},
  names = both as readonly ('eip155' | 'solana')[],
) {
  return planConnect(createConnectionContext(states).context, createConnector(details), names)
}

it.each([
  ['nothing', {}, { asked: both, replaced: [] }],
  ['one of it', { eip155: own }, { asked: ['solana'], replaced: [] }],
  ['all of it', { eip155: own, solana: own }, { asked: [], replaced: [] }],
  ['another wallet', { eip155: other, solana: failed }, { asked: both, replaced: ['eip155'] }],
  ['one of each', { eip155: own, solana: other }, { asked: ['solana'], replaced: ['solana'] }],
])('asks for what is missing, where %s is connected', (_, states, expected) => {
  expect(plan(states)).toEqual(expected)
})

// A session is approved as a whole.
it.each([
  ['nothing', {}, { asked: both, replaced: [] }],
  ['one of it', { eip155: own }, { asked: [], replaced: [] }],
  ['all of it', { eip155: own, solana: own }, { asked: [], replaced: [] }],
  ['another wallet', { eip155: other }, { asked: both, replaced: ['eip155'] }],
  ['one of each', { eip155: own, solana: other }, { asked: both, replaced: ['eip155', 'solana'] }],
])('asks for a whole session, where %s is connected', (_, states, expected) => {
  expect(plan(states, { sharesSession: true })).toEqual(expected)
})

it('asks a session for a family that it was not asked for', () => {
  expect(plan({ solana: own }, { sharesSession: true }, ['eip155'])).toEqual({
    asked: ['eip155'],
    replaced: ['solana'],
  })
})

it('knows a wallet by its parts', () => {
  const parts = [createConnector({ id: 'standard.one' })]
  expect(
    plan({ eip155: connectedTo('eip155:1', '0x1', 'standard.one') }, { id: 'merged', parts }).asked,
  ).toEqual(['solana'])
})
