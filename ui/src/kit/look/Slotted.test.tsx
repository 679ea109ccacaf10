// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testKit } from '../../test/testKit.ts'
import { AppKitProvider } from '../provider/AppKitProvider.tsx'
import type { AvatarSlotProps, Slots } from './LookOptions.ts'
import { Slotted } from './Slotted.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const OwnAvatar = ({ address, pixels }: AvatarSlotProps) => `${address} ${pixels}`

function BrokenAvatar(): never {
  throw new TypeError('secret')
}

function show(slots: Slots) {
  const kit = testKit()
  kit.updateOptions({ slots })
  const view = render(
    <AppKitProvider kit={kit}>
      <Slotted name="Avatar" props={{ address: '0x1', pixels: 72 }}>
        own
      </Slotted>
    </AppKitProvider>,
  )
  return view.container.textContent
}

it('is the host app’s component with its props, else the modal’s own part', () => {
  expect(show({})).toBe('own')
  expect(show({ Avatar: OwnAvatar })).toBe('0x1 72')
})

it('is the modal’s own part when the host app’s component throws, which is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(show({ Avatar: BrokenAvatar })).toBe('own')
  expect(log).toHaveBeenCalledWith('[wallet-kit] The slot Avatar failed to load. TypeError')
})
