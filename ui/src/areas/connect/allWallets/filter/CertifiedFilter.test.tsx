// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMessageCatalog } from '../../../../foundation/messages/createMessageCatalog.ts'
import { MessagesContext } from '../../../../foundation/messages/MessagesContext.ts'
import { CertifiedFilter } from './CertifiedFilter.tsx'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./CertifiedSwitch.tsx', () => {
  loaded()
  return { CertifiedSwitch: () => <input type="checkbox" /> }
})

const messages = createMessageCatalog()
let idle: (() => void) | undefined

beforeEach(() => {
  idle = undefined
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined
  })
})

afterEach(cleanup)

it('loads its code when the wallets are in the page and the page is idle', async () => {
  const filter = (isNeeded: boolean) => (
    <MessagesContext.Provider value={messages}>
      <CertifiedFilter isOn={false} isNeeded={isNeeded} onChange={() => {}} />
    </MessagesContext.Provider>
  )
  const { queryByRole, findByRole, getByText, rerender } = render(filter(false))
  expect(getByText('Certified only'), 'its place is not empty').toBeDefined()
  expect(idle, 'the list is still loading').toBeUndefined()

  rerender(filter(true))
  expect(loaded).not.toHaveBeenCalled()
  idle?.()
  await findByRole('checkbox')
  expect(loaded).toHaveBeenCalledOnce()

  rerender(filter(false))
  expect(queryByRole('checkbox'), 'it stays while a search is loading').not.toBeNull()
})
