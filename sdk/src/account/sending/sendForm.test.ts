// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { getSendForm, type SendForm, setSendForm } from './sendForm.ts'

const entered: SendForm = { token: null, amount: '1.5', isMoney: true, recipient: 'alice.eth' }

/** The form as it was entered, after a change. */
async function change(changed: Partial<SendForm>): Promise<SendForm> {
  const { kit } = await connected()
  setSendForm(kit, { token: null })
  setSendForm(kit, entered)
  setSendForm(kit, changed)
  return getSendForm(kit).getState()
}

it.each(['0xa0', undefined])(
  'another token empties the amount and leaves the receiver: %s',
  async (token) => {
    expect(await change({ token })).toEqual({ token, amount: '', isMoney: false, recipient: 'alice.eth' })
  },
)

it('the same token leaves the amount', async () => {
  expect(await change({ token: null })).toEqual(entered)
})

it('another token has the amount that is entered with it', async () => {
  expect(await change({ token: '0xa0', amount: '7' })).toMatchObject({ amount: '7', isMoney: false })
})
