import type { SessionsLanguage } from '../Language.ts'

/** Japanese: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'スマートセッション',
    intro: 'これらのアプリは、毎回確認せずにアカウントの操作を行えます。',
    list: 'スマートセッション',
    loading: 'スマートセッションを読み込み中',
    failed: 'スマートセッションを読み込めませんでした。',
    empty: 'スマートセッションはありません',
    emptyText: 'アカウントの操作を許可したアプリがここに表示されます。',
    unknownApp: '不明なアプリ',
    until: '{date} まで',
    expired: '期限切れ',
    revoked: '取り消し済み',
    contractCalls: 'コントラクトの呼び出し',
    tokenTransfers: 'トークンの送信',
    coinTransfers: 'コインの送信',
    revoke: '取り消す',
    revokeOf: '{name} のセッションを取り消す',
    signing: 'ウォレットで署名してください',
    revokeDone: '{name} のセッションを取り消しました。',
    revokeFailed: 'セッションを取り消せませんでした。もう一度お試しください。',
  },
}
