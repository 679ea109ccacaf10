import type { FrameServiceRouteHandlers } from '@wallet-kit/clients/frame-service/routes'
import type { KeepSessionBody, Overview } from '@wallet-kit/clients/frame-service/types'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { type FrameCall, isFresh, ofFreshUser, ofUser } from '../api/FrameCall.ts'
import type { Handle } from '../api/Handle.ts'
import { requireAppOrigin } from '../api/requireHostOrigin.ts'
import { FrameRefusal } from '../FrameRefusal.ts'
import { listedId } from '../session/createSessionList.ts'
import { deleteUser } from '../users/deleteUser.ts'
import type { FrameUser } from '../users/FrameUser.ts'

/** The account as its user manages it, on the dashboard. */
export function createDashboardHandlers(handle: Handle) {
  return {
    getOverview: handle(getOverview),
    keepSession: handle(async (call, { hostOrigin, setId }: KeepSessionBody) => {
      const { parts, session } = await ofUser(call)
      requireAppOrigin(parts, hostOrigin)
      await parts.sessionList.describe(session.id, { hostOrigin, setId })
      return {}
    }),
    endSessions: handle(async (call, { ids }: { readonly ids: readonly string[] }) => {
      const { parts, user } = await ofUser(call)
      await parts.sessionList.end(user.id, ids)
      return {}
    }),
    confirmLogin: handle(async (call, { id }: { readonly id: string }) => {
      const { parts, user } = await ofFreshUser(call)
      if (!(await parts.linkedLogins.confirm(user.id, id)))
        throw new FrameRefusal('This login is unknown or has expired. Log in again.', 404)
      await record(call, user, 'login.linked')
      return {}
    }),
    removeLogin: handle(async (call, { id }: { readonly id: string }) => {
      const { parts, user } = await ofFreshUser(call)
      await parts.linkedLogins.remove(user.id, id)
      await record(call, user, 'login.removed')
      return {}
    }),
    startExport: handle(startExport),
    cancelExport: handle(async (call) => {
      const { parts, user } = await ofUser(call)
      await parts.exports.cancel(user.id)
      return {}
    }),
    finishExport: handle(async (call) => {
      const { parts, user } = await ofFreshUser(call)
      if (!(await parts.exports.finish(user.id)))
        throw new FrameRefusal('The wait before the export has not ended.', 409)
      await record(call, user, 'key.exported')
      return {}
    }),
    deleteAccount: handle(async (call) => {
      const { parts, user, context } = await ofFreshUser(call)
      const subject = await parts.subjectOf(user.id)
      await parts.options.database.transaction(async (queries) => {
        await parts.shares.deleteAccount(user.id, queries)
        await deleteUser(queries, user.id)
        await parts.audit.append({ event: 'account.deleted', subject }, queries)
      })
      parts.cookies.forget(context)
      return {}
    }),
  } satisfies Partial<FrameServiceRouteHandlers>
}

async function getOverview(call: FrameCall): Promise<Overview> {
  const { parts, user, session } = await ofUser(call)
  const addresses = await parts.addresses.find(user.id)
  const hasSmartAccounts = parts.options.networks.evm.some(({ bundlerUrl }) => bundlerUrl !== undefined)
  const keyExport = await parts.exports.find(user.id)
  const linked = await parts.linkedLogins.list(user.id)
  const sessions = await parts.sessionList.read(user.id)
  return {
    email: user.email,
    userName: user.userName,
    ...(addresses && { addresses }),
    ...(addresses && hasSmartAccounts && { smartAccount: computeDeleGatorAddress(addresses.accountOwner) }),
    isFresh: isFresh(session),
    needsPasskey: await parts.secondFactors.isOn(user.id),
    ...(keyExport && { export: keyExport }),
    logins: [
      { id: user.id, provider: providerOf(user.id), name: user.email ?? user.userName, isFirst: true },
      ...linked.map(({ id, kind, name }) => {
        const provider = providerOf(id)
        return { id, provider, name, isFirst: false, proof: { kind, account: id.slice(provider.length + 1) } }
      }),
    ],
    sessions: sessions.map(({ id, browser, hostOrigin, setId, usedAt }) => ({
      ...{ id, usedAt, isCurrent: id === listedId(session.id) },
      ...(browser !== undefined && { browser }),
      ...(hostOrigin !== undefined && { hostOrigin }),
      ...(setId !== undefined && { setId }),
    })),
    permissions: [...(await parts.permissions.list(user.id))],
  }
}

async function startExport(call: FrameCall) {
  const { parts, user } = await ofFreshUser(call)
  const { isNew, readyAt, expiresAt } = await parts.exports.start(user.id)
  if (isNew) {
    await record(call, user, 'export.started')
    if (user.email !== null) await parts.codeMail.sendExportNotice(user.email, { readyAt }, call)
  }
  return { readyAt, expiresAt }
}

async function record({ parts }: FrameCall, user: FrameUser, event: string): Promise<void> {
  await parts.audit.append({ event, subject: await parts.subjectOf(user.id) })
}

const providerOf = (id: string) => id.slice(0, id.indexOf(':'))
