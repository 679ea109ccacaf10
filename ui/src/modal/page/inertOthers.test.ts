// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
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
