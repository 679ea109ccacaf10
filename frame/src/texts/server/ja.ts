import type { ServerTexts } from './en.ts'

export const texts: ServerTexts = {
  codeSubject: '認証コード: {code}',
  codeLogin: 'ログイン用のコード:',
  codePrimary: 'メールアドレス変更用のコード:',
  codeSecondary: '新しいメールアドレスの確認用コード:',
  codeText: '{intro} {code}',
  codeEnd: '有効期間は {duration}です。心当たりがない場合は、このメールを無視してください。',
  exportSubject: 'リカバリーフレーズの表示がリクエストされました',
  exportText:
    'あなたのアカウントにログインしている人が、シークレットリカバリーフレーズの表示をリクエストしました。{time} UTC から表示できるようになります。',
  exportAdvice:
    'ご本人の場合は、何もする必要はありません。そうでない場合は、ウォレットのダッシュボードを開き、エクスポートをキャンセルして、すべての場所からログアウトしてください。',
  linkSubject: '{host} へのログインの確認',
  linkWho: 'このメールアドレスで {app} へのログインがありました。初めて使われるブラウザです: {browser}。',
  linkGo: 'ご本人であり、ページに番号 {code} が表示されている場合は、このリンクを開いて確認してください:',
  linkEnd:
    '{duration}以内に 1 回だけ有効です。ご本人でない場合は、このメールを無視してください。リンクがなければ誰もログインできません。',
  confirmTitle: 'ログインの確認',
  confirmHeading: 'ログインしているのはご本人ですか？',
  confirmText:
    '{browser} が {app} であなたのアカウントを使おうとしています。そのページには次の番号が表示されています:',
  confirmElse: 'ご本人でない場合、または番号が違う場合は、このページを閉じてください。',
  confirmYes: 'はい、本人です',
  confirmedHeading: '確認しました',
  confirmedText: 'ログイン中のページに戻ってください。',
  expiredHeading: 'このリンクは期限切れです',
  expiredText: 'もう一度ログインして、新しいリンクを受け取ってください。',
  foreignHeading: '確認できませんでした',
  foreignText: 'メールのリンクを開いて、そこで確認してください。',
  completeTitle: 'ログイン完了',
  completeHeading: 'このウィンドウを閉じてかまいません',
  completeText: 'アプリに結果が送られました。',
  failedTitle: 'ログインできませんでした',
  silentHeading: 'ネットワークが応答しません',
  silentText: 'このウィンドウを閉じて、しばらくしてからもう一度ログインしてください。',
  unknownHeading: 'このログインは不明か、期限切れです',
  unknownText: 'このウィンドウを閉じて、もう一度ログインしてください。',
  browserOn: '{browser} ({system})',
  unknownBrowser: '不明なブラウザ',
  unknownSystem: '不明なシステム',
}
