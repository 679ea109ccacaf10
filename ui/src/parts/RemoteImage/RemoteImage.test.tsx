// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ModalVisibleContext } from '../ModalVisibleContext.ts'
import { RemoteImage } from './RemoteImage.tsx'

const address = 'https://images.example/1.png'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is an image without a referrer', () => {
  const { container } = render(<RemoteImage source={address} name="Some Wallet" />)
  const image = container.querySelector('img')
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(image?.getAttribute('loading')).toBe('lazy')
  expect(image?.alt).toBe('')
})

// F34
it('shows letters when the image is missing, broken, or late', () => {
  const missing = render(<RemoteImage source={undefined} name="Some Wallet" />)
  expect(missing.container.textContent).toBe('SW')

  const broken = render(<RemoteImage source={address} name="Broken One" />)
  fireEvent.error(broken.container.querySelector('img') as HTMLImageElement)
  expect(broken.container.textContent).toBe('BO')

  const late = render(<RemoteImage source={address} name="Late" />)
  act(() => vi.advanceTimersByTime(1_999))
  expect(late.container.textContent).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(late.container.textContent).toBe('L')
})

it('shows an image that loads late', () => {
  const { container } = render(<RemoteImage source={address} name="Late" />)
  act(() => vi.advanceTimersByTime(2_000))
  fireEvent.load(container.querySelector('img') as HTMLImageElement)
  expect(container.textContent).toBe('')
})

it('shows an image that loads as the time limit ends, before either is rendered', () => {
  const { container } = render(<RemoteImage source={address} name="Busy" />)
  act(() => {
    fireEvent.load(container.querySelector('img') as HTMLImageElement)
    vi.advanceTimersByTime(2_000)
  })
  expect(container.textContent).toBe('')
  expect(container.querySelector('img')?.style.opacity).toBe('1')
})

it('fetches nothing while the modal is closed', () => {
  const { container } = render(
    <ModalVisibleContext.Provider value={false}>
      <RemoteImage source={address} name="Some Wallet" />
      <RemoteImage source="data:image/svg+xml,%3Csvg/%3E" name="Announced" />
    </ModalVisibleContext.Provider>,
  )
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'data:image/svg+xml,%3Csvg/%3E',
  ])
})
