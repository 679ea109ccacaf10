// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { StandaloneViewName, ViewEntry } from '@wallet-kit/sdk'
import { expect, it, vi } from 'vitest'
import { createViewLoader } from '../../app/createViewLoader.ts'
import { useShownView } from './useShownView.ts'
import type { ViewDefinition } from './ViewDefinition.ts'

const Nothing = () => null
const definition = (title: string): ViewDefinition => ({
  Component: Nothing,
  useTitle: () => title,
  initialFocus: 'heading',
})
const connect = definition('Connect')
const account = definition('Account')
const present = { Connect: () => connect }

async function show(fetchAccount: () => Promise<ViewDefinition>) {
  const loader = createViewLoader({ registry: { ...present, Account: fetchAccount } })
  await loader.load('Connect')
  const entry = (view: StandaloneViewName): ViewEntry => ({ view })
  const hook = renderHook(({ requested }: { requested: ViewEntry }) => useShownView(loader, requested), {
    initialProps: { requested: entry('Connect') },
  })
  return { ...hook, go: (view: StandaloneViewName) => hook.rerender({ requested: entry(view) }) }
}

it('keeps the present view until the next one is loaded', async () => {
  let finishLoading: (view: ViewDefinition) => void = () => {}
  const { result, go } = await show(() => new Promise((resolve) => (finishLoading = resolve)))
  go('Account')
  expect(result.current).toMatchObject({ definition: connect, isLeaving: true })
  await act(async () => finishLoading(account))
  expect(result.current).toMatchObject({ definition: account, isLeaving: false, hasFailed: false })
})

it('shows a loaded view immediately', async () => {
  const { result, go } = await show(async () => account)
  await act(async () => go('Account'))
  go('Connect')
  expect(result.current.definition).toBe(connect)
  go('Account')
  expect(result.current).toMatchObject({ definition: account, isLeaving: false })
})

it('reports a view that failed to load, and loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fetchAccount = vi.fn(async () => account)
  fetchAccount.mockRejectedValueOnce(new TypeError('offline'))
  const { result, go } = await show(fetchAccount)
  await act(async () => go('Account'))
  expect(result.current).toMatchObject({ definition: undefined, hasFailed: true })
  await act(async () => result.current.retry())
  expect(result.current).toMatchObject({ definition: account, hasFailed: false })
})

it('ignores a loaded view that is no longer requested', async () => {
  let finishLoading: (view: ViewDefinition) => void = () => {}
  const { result, go } = await show(() => new Promise((resolve) => (finishLoading = resolve)))
  go('Account')
  go('Connect')
  await act(async () => finishLoading(account))
  expect(result.current.definition).toBe(connect)
})
