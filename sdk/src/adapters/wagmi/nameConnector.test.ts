import type { Connector } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import type { AppKit, WalletInfo } from '../../kit/AppKit.ts'
import { nameConnector } from './nameConnector.ts'

const image = 'data:image/png;base64,AA=='
const connector = { id: 'kit', name: 'Wallet Kit' } as Connector

function shown(info: WalletInfo | undefined) {
  const kit = { getWalletInfo: () => info } as unknown as AppKit
  const { name, icon } = nameConnector(kit, connector)
  return { name, icon }
}

describe('the connector that wagmi has', () => {
  it('has name and image of the wallet', () => {
    const info = { name: 'Fox', type: 'ANNOUNCED', icon: image } as const
    expect(shown(info)).toEqual({ name: 'Fox', icon: image })
    expect(shown(undefined)).toEqual({ name: 'Wallet Kit', icon: undefined })
  })

  // T27
  it('has no image of a host that a paired wallet has stated', () => {
    const info = { name: 'Phone', type: 'WALLET_CONNECT' } as const
    expect(shown({ ...info, icon: 'https://phone.test/icon.png' })).toEqual({
      name: 'Phone',
      icon: undefined,
    })
    expect(shown({ ...info, icon: image })).toEqual({ name: 'Phone', icon: image })
  })

  it('keeps its own name for a login', () => {
    expect(shown({ name: 'AUTH', type: 'AUTH', social: 'email' }).name).toBe('Wallet Kit')
  })
})
