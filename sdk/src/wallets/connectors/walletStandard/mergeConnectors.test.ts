import { describe, expect, it, vi } from 'vitest'
import type { Connector, ConnectorSession } from '../Connector.ts'
import { createConnector, networkOf } from '../testConnectors.test.helper.ts'
import { mergeConnectors } from './mergeConnectors.ts'

const info = { rdns: 'one.test', uuid: '1' }
const session = (namespace: string) =>
  ({ [namespace]: { addresses: [namespace], caipNetworkId: `${namespace}:1` } }) as ConnectorSession

const announcedOf = (details: Partial<Connector> = {}) =>
  createConnector({
    info,
    connect: vi.fn(async () => session('eip155')),
    restore: vi.fn(async () => session('eip155')),
    getProvider: vi.fn(() => announcedOf),
    ...details,
  })
const registeredOf = (details: Partial<Connector> = {}) =>
  createConnector({
    id: 'standard.one',
    name: 'ONE',
    namespaces: ['solana'],
    connect: vi.fn(async () => session('solana')),
    restore: vi.fn(async () => session('solana')),
    getProvider: vi.fn(() => registeredOf),
    ...details,
  })

// T16
describe('a wallet that is found twice', () => {
  it('is listed once, under its reverse domain name, where the announced one was', () => {
    const [announced, registered, other] = [announcedOf(), registeredOf(), createConnector({ name: 'Other' })]
    for (const found of [
      [announced, other, registered],
      [registered, announced, other],
    ]) {
      const [merged, ...rest] = mergeConnectors(found, [])
      expect(merged).toMatchObject({
        id: 'one.test',
        name: 'One',
        type: 'MULTI_CHAIN',
        info,
        namespaces: ['eip155', 'solana'],
        parts: [announced, registered],
      })
      expect(rest).toEqual([other])
    }
  })

  it.each<[string, readonly Connector[]]>([
    ['have other names', [announcedOf(), registeredOf({ name: 'Two' })]],
    ['are three', [announcedOf(), registeredOf(), registeredOf({ id: 'standard.one:2' })]],
    ['are both announced', [announcedOf(), registeredOf({ info })]],
    ['are both registered', [announcedOf({ info: undefined as never }), registeredOf()]],
    ['serve the same family', [announcedOf(), registeredOf({ namespaces: ['solana', 'eip155'] })]],
    ['are of another kind', [announcedOf(), registeredOf({ type: 'EXTERNAL' })]],
    ['are of another kind as well', [announcedOf({ type: 'INJECTED' }), registeredOf()]],
  ])('is not merged with others that %s', (_, found) => {
    expect(mergeConnectors(found, [])).toEqual(found)
  })

  it('stays as it is while it is in use, whatever is found beside it', () => {
    const [announced, registered] = [announcedOf(), registeredOf()]
    const [merged] = mergeConnectors([announced, registered], [])
    if (!merged) throw new Error('not merged')
    const namesake = registeredOf({ id: 'standard.one:2' })
    expect(mergeConnectors([announced, registered, namesake], [merged])).toEqual([merged, namesake])
    expect(mergeConnectors([announced, registered, namesake], [merged])[0]).toBe(merged)
    // A part that is gone, and one that is in use alone.
    expect(mergeConnectors([announced], [merged])).toEqual([announced])
    expect(mergeConnectors([announced], [announced])).toEqual([announced])
  })
})

describe('a merged wallet', () => {
  function merge() {
    const [announced, registered] = [announcedOf(), registeredOf()]
    const [merged] = mergeConnectors([announced, registered], [])
    if (!merged) throw new Error('not merged')
    return { announced, registered, merged }
  }
  const both = [networkOf('eip155:1'), networkOf('solana:1')]
  const request = { networks: both, report: () => undefined, signal: new AbortController().signal }

  it('asks each part for its family, one after the other', async () => {
    const { announced, registered, merged } = merge()
    await expect(merged.connect(request)).resolves.toEqual({ ...session('eip155'), ...session('solana') })
    expect(announced.connect).toHaveBeenCalledExactlyOnceWith({ ...request, networks: [both[0]] })
    expect(registered.connect).toHaveBeenCalledExactlyOnceWith({ ...request, networks: [both[1]] })
  })

  it('asks only the parts that are needed', async () => {
    const { announced, registered, merged } = merge()
    await merged.connect({ ...request, networks: [networkOf('solana:1')] })
    expect(announced.connect).not.toHaveBeenCalled()
    expect(registered.connect).toHaveBeenCalledTimes(1)
    await merged.restore({ networks: [networkOf('eip155:1'), networkOf('polkadot:1')] })
    expect(announced.restore).toHaveBeenCalledExactlyOnceWith({ networks: [networkOf('eip155:1')] })
    expect(registered.restore).not.toHaveBeenCalled()
  })

  it('restores what each part still shares', async () => {
    const { merged } = merge()
    await expect(merged.restore({ networks: both })).resolves.toEqual({
      ...session('eip155'),
      ...session('solana'),
    })
  })

  it('has the provider of each part', () => {
    const { merged } = merge()
    expect(merged.getProvider('eip155')).toBe(announcedOf)
    expect(merged.getProvider('solana')).toBe(registeredOf)
    expect(merged.getProvider('polkadot')).toBeUndefined()
  })

  it('informs and watches each part about its own family', async () => {
    const { announced, registered, merged } = merge()
    await merged.disconnect(['solana', 'eip155'])
    expect(announced.disconnect).toHaveBeenCalledExactlyOnceWith(['eip155'])
    expect(registered.disconnect).toHaveBeenCalledExactlyOnceWith(['solana'])
    const events = { accountsChanged() {}, chainChanged() {}, disconnected() {} }
    const stopped = vi.fn()
    vi.mocked(announced.watch).mockReturnValue(() => {
      throw new Error('broken')
    })
    vi.mocked(registered.watch).mockReturnValue(stopped)
    const stop = merged.watch(['eip155', 'solana'], events)
    expect(announced.watch).toHaveBeenCalledExactlyOnceWith(['eip155'], events)
    expect(registered.watch).toHaveBeenCalledExactlyOnceWith(['solana'], events)
    expect(stop).not.toThrow()
    expect(stopped).toHaveBeenCalledTimes(1)
  })
})
