// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import { getActivity } from './getActivity.ts'

it('needs an account', async () => {
  await expect(getActivity(createTestKit())).rejects.toMatchObject({
    code: 'HISTORY_ACCOUNT_MISSING',
    message: "Transactions can't be fetched without an accountAddress",
  })
})
