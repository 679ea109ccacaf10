import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { showFromPanel } from '../support/pages/showFromPanel.ts'
import { expect } from '../support/tests/test.ts'
import type { ViewState } from '../support/views/ViewState.ts'
import { connect } from '../support/wallets/connect.ts'
import { aliceSmartAccount, fund, reviewDai, reviewDaiSwap } from '../support/wallets/smartAccount.ts'

/** Held by an account without a coin. */
const dai = { coins: 0n, dai: 50n * 10n ** 18n }

/** States whose parts are audited within those of `e2e/support/views/views.ts`: for pictures only. */
export const furtherStates: readonly ViewState[] = [
  {
    name: 'WalletSendPreview, fee paid by the app',
    paysFees: true,
    prepare: (sandbox) => fund(sandbox, aliceSmartAccount, dai),
    show: (page) => reviewDai(page, 'smartAccount', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '12.5'),
  },
  {
    name: 'SwapPreview, fee paid by the app',
    paysFees: true,
    prepare: (sandbox) => fund(sandbox, aliceSmartAccount, dai),
    show: (page) => reviewDaiSwap(page, 'smartAccount', '20.5'),
  },
  {
    name: 'Transactions',
    options: { siwx: false },
    async show(page) {
      await connect(page)
      await showFromPanel(page, 'Transactions')
      await expect(modal(page).card.getByTestId('group-title').first()).toBeVisible()
    },
  },
  {
    name: 'Account, email login',
    hasLogins: true,
    async show(page, sandbox) {
      await logInByEmail(page, sandbox, 'account@example.test')
      await hostPage(page).accountButton.click()
      await expect(modal(page).card.getByTestId('w3m-profile-button')).toBeVisible()
    },
  },
]
