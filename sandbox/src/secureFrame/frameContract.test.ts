import { stringToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FramePage, openFramePage } from '../testSupport/framePage.ts'
import { confirmDevice, newestCode } from '../testSupport/frameVisitor.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hostOrigin = 'https://app.example'
const sandbox = useSandbox({ origins: [hostOrigin] })
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

let page: FramePage
let host: FramePage['host']

beforeEach(async () => {
  page = await openFramePage(sandbox, hostOrigin)
  host = page.host
})
afterEach(() => page.close())

test('every reply fits the contract', async () => {
  expect(await host.isConnected()).toEqual({ isConnected: false })
  expect(await host.getChainId()).toEqual({ chainId: 1 })
  await expect(host.connectOtp({ otp: '123456' })).rejects.toThrow('Code expired. Request a new one.')
  await page.logIn()
  const { address } = await host.getUser({ chainId: 1 })
  expect(await host.getUser({ chainId: solanaId })).toMatchObject({ chainId: solanaId })
  expect(await host.switchNetwork({ chainId: 'eip155:137' })).toEqual({ chainId: 137 })
  expect(await host.setPreferredAccount({ type: 'eoa' })).toEqual({ type: 'eoa', address })
  expect((await host.initSmartAccount())?.isDeployed).toBe(false)
  expect(await host.getSmartAccountEnabledNetworks()).toEqual({ smartAccountEnabledNetworks: [1, 137] })
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
  await confirmDevice(sandbox, 'alice@example.test')
  await host.updateEmailPrimaryOtp({ otp: await newestCode(sandbox, 'alice@example.test') })
  await confirmDevice(sandbox, 'new@example.test')
  const otp = await newestCode(sandbox, 'new@example.test')
  expect(await host.updateEmailSecondaryOtp({ otp })).toEqual({ newEmail: 'new@example.test' })
  await host.signOut()
  await expect(host.getUser()).rejects.toThrow('You are not logged in.')
})

test('what signs asks the user first; what reads does not', async () => {
  await page.logIn()
  const { address } = await host.getUser({ chainId: 1 })
  await host.rpcRequest({ method: 'eth_getBalance', params: [address, 'latest'] })
  await host.rpcRequest({ method: 'eth_accounts' })
  expect(page.asked).toEqual([])
  await host.rpcRequest({ method: 'personal_sign', params: [stringToHex('hello'), address] })
  await host.rpcRequest({
    method: 'eth_sendTransaction',
    params: [{ from: address, to: address, value: '0x1' }],
  })
  await host.rpcRequest({
    method: 'wallet_sendCalls',
    params: [{ calls: [{ to: address as `0x${string}`, value: '0x1' }] }],
  })
  expect(page.asked.map(({ title }) => title)).toEqual([
    'Sign a message',
    'Send a transaction',
    'Send a transaction',
  ])
  await expect(host.rpcRequest({ method: 'wallet_grantPermissions', params: [] })).rejects.toThrow(
    'Only the smart account',
  )
})

test('aborting drops what waits; reloading also cancels logins', async () => {
  await host.rpcAbort()
  expect(page.drops.count).toBe(1)
  await host.connectEmail({ email: 'alice@example.test' })
  await host.reload()
  expect(page.drops.count).toBe(2)
  await expect(host.connectDevice()).rejects.toThrow('No login is in progress.')
  await expect(host.connectOtp({ otp: '000000' })).rejects.toThrow('Code expired')
})

test('a frame without its cookie takes its session up by the token that it has announced', async () => {
  const tokens: string[] = []
  host.onSessionUpdate(({ token }) => tokens.push(token))
  await page.logIn()
  const { address } = await host.getUser({ chainId: 1 })
  await vi.waitFor(() => expect(tokens).toHaveLength(1))
  page.visitor.cookies.clear()
  expect(await host.isConnected()).toEqual({ isConnected: false })
  expect(await host.isConnected({ token: 'guessed' })).toEqual({ isConnected: false })
  const [token = ''] = tokens
  expect(await host.isConnected({ token })).toEqual({ isConnected: true })
  expect((await host.getUser()).address).toBe(address)
  await host.signOut()
  expect(await host.isConnected({ token })).toEqual({ isConnected: false })
})
