import type { SessionsLanguage } from '../Language.ts'

/** Simplified Chinese: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: '智能会话',
    intro: '这些应用可以代表你的账户操作，无需每次询问。',
    list: '智能会话',
    loading: '正在加载智能会话',
    failed: '无法加载智能会话。',
    empty: '没有智能会话',
    emptyText: '获准代表你的账户操作的应用会显示在这里。',
    unknownApp: '未知应用',
    until: '有效期至 {date}',
    expired: '已过期',
    revoked: '已撤销',
    contractCalls: '合约调用',
    tokenTransfers: '代币转账',
    coinTransfers: '原生币转账',
    revoke: '撤销',
    revokeOf: '撤销 {name} 的会话',
    signing: '请在钱包中签名',
    revokeDone: '已撤销 {name} 的会话。',
    revokeFailed: '无法撤销会话。请重试。',
  },
}
