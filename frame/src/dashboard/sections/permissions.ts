import type { Overview } from '@wallet-kit/clients/frame-service/types'
import { createApprovals } from '../../page/approval/createApprovals.ts'
import { element } from '../../page/element.ts'
import { createRpcHandler } from '../../page/rpc/createRpcHandler.ts'
import { fill } from '../../texts/fill.ts'
import { closeButton } from '../closeButton.ts'
import { action, createErrorLine } from '../controls.ts'
import type { Dashboard } from '../Dashboard.ts'
import { formatDate } from '../formatDate.ts'
import { openDialog } from '../openDialog.ts'
import { list, row, section } from './section.ts'

type Permission = Overview['permissions'][number]

/** Permissions that the smart account has given. */
export function permissionsSection(dashboard: Dashboard, { permissions }: Overview): HTMLElement {
  const { texts, language, config, parts, refresh } = dashboard
  const error = createErrorLine()

  /** Shows the operation that revokes it, which the user approves. */
  async function revoke({ pci, chainId }: Permission): Promise<void> {
    await parts.api.call('/network', { chainId })
    const root = element('div', { className: 'approval' })
    const approvals = createApprovals(root, parts.readTexts)
    const dialog = openDialog(
      texts.revoke,
      root,
      closeButton(texts.cancel, () => dialog.close()),
    )
    void dialog.closed.then(() => approvals.drop())
    try {
      const request = { method: 'wallet_revokePermissions', params: [{ pci }] }
      await createRpcHandler({ ...parts, approvals })(request as never)
    } finally {
      dialog.close()
    }
    await refresh(texts.revoked)
  }

  const rows = permissions.map((permission) => {
    const { hostOrigin, chainId, grantedAt } = permission
    const app = new URL(hostOrigin).host
    const network = config.chains.find((chain) => chain.chainId === chainId)?.name ?? `${chainId}`
    return row(
      fill(texts.permissionOf, { app, network }),
      [fill(texts.grantedOn, { date: formatDate(language, grantedAt) })],
      action({
        label: texts.revoke,
        ariaLabel: fill(texts.revokeOf, { app }),
        error,
        run: () => revoke(permission),
      }),
    )
  })
  return section(
    'permissions',
    { title: texts.permissionsTitle, text: texts.permissionsText },
    list(rows, texts.noPermissions),
    error.node,
  )
}
