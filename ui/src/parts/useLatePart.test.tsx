// @vitest-environment happy-dom
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { LatePart } from './LatePart.ts'
import { useLatePart } from './useLatePart.ts'

const part = { name: 'part' }

class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <button type="button" onClick={() => this.setState({ isBroken: false })} />
  }
}

function View({ late }: { readonly late: LatePart<typeof part> }) {
  return useLatePart(late)?.name
}

it('returns the code once it is loaded, and at once for the rest of the visit', async () => {
  const late = { load: vi.fn(async () => part) }
  const first = renderHook(() => useLatePart(late))
  expect(first.result.current).toBeUndefined()
  await waitFor(() => expect(first.result.current).toBe(part))
  expect(renderHook(() => useLatePart(late)).result.current).toBe(part)
  expect(late.load).toHaveBeenCalledOnce()
})

it('hands a failure to the error boundary, and loads again for a view that is mounted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => part).mockRejectedValueOnce(new TypeError('offline'))
  render(
    <Boundary>
      <View late={{ load }} />
    </Boundary>,
  )
  fireEvent.click(await screen.findByRole('button'))
  await screen.findByText('part')
  expect(load).toHaveBeenCalledTimes(2)
})
