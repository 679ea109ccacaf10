// @vitest-environment happy-dom
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { announceWallet, createScriptedWallet } from '@wallet-kit/sdk/testing'
import { createElement, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })

const root = join(import.meta.dirname, '..')
const [, snippet = ''] = /^```tsx\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []

/** First key of the well-known development mnemonic. */
const developmentKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

// Compiles the modal's code, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

test("README's first snippet connects an installed wallet, and asks only nodes of the chains", async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const body = request.method === 'POST' ? await request.text() : ''
    asked.push(body.includes('"jsonrpc"') ? 'a node' : request.url)
    throw new TypeError('no network in tests')
  })
  onTestFinished(cleanup)
  const wallet = createScriptedWallet({
    name: 'Installed Wallet',
    rdns: 'com.example.installed',
    accounts: [developmentKey],
    chains: { 1: 'http://node.test' },
  })
  announceWallet(wallet)
  // Not below node_modules, whose files Vitest does not compile.
  const file = join(root, '.cache/docs/firstSnippet.tsx')
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, snippet)
  const { Header } = (await import(/* @vite-ignore */ file)) as { Header: () => ReactNode }
  render(createElement(Header))
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  const modal = await waitFor(() => {
    const shadow = document.querySelector('w3m-modal')?.shadowRoot
    if (!shadow) throw new Error('the modal is not mounted yet')
    return within(shadow as unknown as HTMLElement)
  })
  fireEvent.click(await modal.findByRole('button', { name: /Installed Wallet/ }))
  expect(await screen.findByText(`Hello, ${wallet.accounts[0]}`)).toBeDefined()
  expect(asked.filter((address) => address !== 'a node')).toEqual([])
})
