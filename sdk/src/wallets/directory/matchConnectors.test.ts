import { describe, expect, it } from 'vitest'
import { externalConnector } from '../connectors/external/externalConnector.ts'
import { matchConnectors } from './matchConnectors.ts'

const connector = (rdns: string, id = rdns) => ({
  ...externalConnector({ id, name: rdns, providers: {} }),
  info: { rdns, uuid: '' },
})

describe('matchConnectors', () => {
  it('marks installed wallets, by rdns and by the rdns of their apps, and puts them first', () => {
    const wallets = [
      { id: '1', name: 'None', rdns: null },
      { id: '2', name: 'Other', rdns: 'other.test' },
      { id: '3', name: 'App', rdns: 'io.metamask.mobile' },
      { id: '4', name: 'Good', rdns: 'good.test' },
    ]
    const listed = matchConnectors(wallets, [connector('io.metamask'), connector('good.test')])
    expect(listed.map(({ name, connectorId }) => [name, connectorId])).toEqual([
      ['App', 'io.metamask'],
      ['Good', 'good.test'],
      ['None', undefined],
      ['Other', undefined],
    ])
  })

  // T16
  it('marks none where two installed wallets use one rdns, in either order', () => {
    const wallets = [{ id: '1', name: 'Good', rdns: 'good.test' }]
    const claimants = [connector('good.test'), connector('good.test', 'good.test:impostor:1')]
    expect(matchConnectors(wallets, claimants)).toEqual(wallets)
    expect(matchConnectors(wallets, [...claimants].reverse())).toEqual(wallets)
    expect(matchConnectors(wallets, [...claimants, ...claimants.slice(1)])).toEqual(wallets)
  })

  it('changes nothing without installed wallets', () => {
    const wallets = [{ id: '1', name: 'One', rdns: 'toString' }]
    expect(matchConnectors(wallets, [])).toEqual(wallets)
  })
})
