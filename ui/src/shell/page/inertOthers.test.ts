// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { inertOthers } from './inertOthers.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const inertIds = () =>
  [...document.querySelectorAll<HTMLElement>('[id]')].filter(({ inert }) => inert).map(({ id }) => id)

it('reaches everything beside the element and beside what holds it, and undoes only what it did', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <div id="holder"><p id="beside"></p><section id="modal"></section></div>
    <script id="script"></script>
    <aside id="was-inert" inert></aside>`
  const modal = document.getElementById('modal')
  if (!modal) throw new Error('no modal')
  const undo = inertOthers(modal)
  expect(inertIds()).toEqual(['header', 'beside', 'was-inert'])
  undo()
  expect(inertIds()).toEqual(['was-inert'])
})

it('leaves elements that are added later usable: a wallet may open its window there', () => {
  document.body.innerHTML = '<div id="modal"></div>'
  const modal = document.getElementById('modal')
  if (!modal) throw new Error('no modal')
  inertOthers(modal)
  const overlay = document.createElement('div')
  document.body.append(overlay)
  expect(overlay.inert).toBe(false)
})

describe('two modals', () => {
  const open = () => {
    document.body.innerHTML = '<main id="main"></main><w3m-modal></w3m-modal><w3m-modal></w3m-modal>'
    const modals = [...document.querySelectorAll<HTMLElement>('w3m-modal')]
    return { main: document.querySelector('main') as HTMLElement, undos: modals.map(inertOthers) }
  }

  it.each([
    ['in the order in which they opened', [0, 1]],
    ['in the other order', [1, 0]],
  ])('keep the page inert until both have closed, %s', (_, order) => {
    const { main, undos } = open()
    undos[order[0] ?? 0]?.()
    expect(main.inert).toBe(true)
    undos[order[1] ?? 0]?.()
    expect(main.inert).toBe(false)
  })

  it('leave to the host what it has changed meanwhile', () => {
    const { main, undos } = open()
    main.inert = false
    main.inert = true
    for (const undo of undos) undo()
    expect(main.inert).toBe(true)
  })
})
