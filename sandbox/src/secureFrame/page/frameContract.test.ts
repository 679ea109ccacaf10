import { createFrameHost, createFrameResponder, type FrameHost } from '@wallet-kit/clients/frame/channel'
import { stringToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FrameVisitor, newestMail, openFrame } from '../../testSupport/frameVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'
import type { Approvals } from './approval/createApprovals.ts'
import type { Api } from './createApi.ts'
import { createHandlers } from './createHandlers.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

let host: FrameHost
let asked: string[]
let drop: ReturnType<typeof vi.fn<() => void>>
let close: () => void

/** The page's handlers against the server, without the page: the host page's end checks every reply. */
beforeEach(async () => {
  const visitor = await openFrame(sandbox)
  const { port1, port2 } = new MessageChannel()
  asked = []
  drop = vi.fn()
  const approvals: Approvals = {
    ask: async (approval, send) => {
      asked.push((await approval).title)
      return send()
    },
    drop,
  }
  const responder = createFrameResponder(
    port2,
    createHandlers({
      config: { origins: [hostOrigin], chains: [] },
      hostOrigin,
      api: apiOf(visitor),
      approvals,
    }),
  )
  host = createFrameHost(port1)
  close = () => {
    responder.destroy()
    host.destroy()
    port1.close()
  }
})
afterEach(() => close())

function apiOf(visitor: FrameVisitor): Api {
  return {
    async call(path, body) {
      const reply = await visitor.call(path, body)
      if (reply.status !== 200) throw new Error(String(reply.body.message))
      return reply.body as never
    },
    cancel: () => {},
  }
}

async function logIn(email = 'alice@example.test') {
  expect(await host.connectEmail({ email })).toEqual({ action: 'VERIFY_OTP' })
  await host.connectOtp({ otp: (await newestMail(sandbox, email)).code ?? '' })
}

test('every reply fits the contract', async () => {
  expect(await host.isConnected()).toEqual({ isConnected: false })
  expect(await host.getChainId()).toEqual({ chainId: 1 })
  await expect(host.connectOtp({ otp: '123456' })).rejects.toThrow('Code expired. Request a new one.')
  await logIn()
  const { address } = await host.getUser({ chainId: 1 })
  expect(await host.getUser({ chainId: solanaId })).toMatchObject({ chainId: solanaId })
  expect(await host.switchNetwork({ chainId: 'eip155:137' })).toEqual({ chainId: 137 })
  expect(await host.setPreferredAccount({ type: 'eoa' })).toEqual({ type: 'eoa', address })
  await expect(host.setPreferredAccount({ type: 'smartAccount' })).rejects.toThrow('not available')
  await expect(host.initSmartAccount()).rejects.toThrow('not available')
  expect(await host.getSmartAccountEnabledNetworks()).toEqual({ smartAccountEnabledNetworks: [] })
  expect((await host.getSocialRedirectUri({ provider: 'github' })).uri).toContain(
    '/secure/social/github?state=',
  )
  await expect(host.connectSocial({ uri: 'https://evil.example' })).rejects.toThrow('unknown')
  expect((await host.getFarcasterUri()).url).toContain('/farcaster?channelToken=')
  await host.syncDappData({ projectId: 'x' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  await host.syncTheme({ themeMode: 'light' })
  expect(document.documentElement.dataset.theme).toBe('light')

  expect(await host.updateEmail({ email: 'new@example.test' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await host.updateEmailPrimaryOtp({ otp: (await newestMail(sandbox, 'alice@example.test')).code ?? '' })
  const { code = '' } = await newestMail(sandbox, 'new@example.test')
  expect(await host.updateEmailSecondaryOtp({ otp: code })).toEqual({ newEmail: 'new@example.test' })
  await host.signOut()
  await expect(host.getUser()).rejects.toThrow('You are not logged in.')
})

test('what signs asks the user first; what reads does not', async () => {
  await logIn()
  const { address } = await host.getUser({ chainId: 1 })
  await host.rpcRequest({ method: 'eth_getBalance', params: [address, 'latest'] })
  await host.rpcRequest({ method: 'eth_accounts' })
  expect(asked).toEqual([])
  await host.rpcRequest({ method: 'personal_sign', params: [stringToHex('hello'), address] })
  await host.rpcRequest({
    method: 'eth_sendTransaction',
    params: [{ from: address, to: address, value: '0x1' }],
  })
  await host.rpcRequest({
    method: 'wallet_sendCalls',
    params: [{ calls: [{ to: address as `0x${string}`, value: '0x1' }] }],
  })
  expect(asked).toEqual(['Sign a message', 'Send a transaction', 'Send a transaction'])
  await expect(host.rpcRequest({ method: 'wallet_grantPermissions', params: [] })).rejects.toThrow(
    'is not available',
  )
})

test('aborting drops what waits; reloading also cancels logins', async () => {
  await host.rpcAbort()
  expect(drop).toHaveBeenCalledTimes(1)
  await host.connectEmail({ email: 'alice@example.test' })
  await host.reload()
  expect(drop).toHaveBeenCalledTimes(2)
  const { code = '' } = await newestMail(sandbox, 'alice@example.test')
  await expect(host.connectOtp({ otp: code })).rejects.toThrow('Code expired')
})
