// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { createTestKit } from '../../../test/testPage.test.helper.ts'
import { getShownConnectors } from '../../directory/getShownConnectors.ts'
import { externalConnector } from './externalConnector.ts'

it.each([
  ['with a provider', { request: async () => null, on: () => undefined }, ['sdk.wallet']],
  // As of a wallet SDK that has not found its wallet.
  ['without one', undefined as never, []],
])('a connector of the host app %s is offered: %#', (_, eip155, offered) => {
  const connector = externalConnector({ id: 'sdk.wallet', name: 'SDK', providers: { eip155 } })
  const kit = createTestKit({ connectors: [connector] })
  onTestFinished(() => kit.destroy())
  expect(getShownConnectors(kit).map(({ id }) => id)).toEqual(offered)
})
