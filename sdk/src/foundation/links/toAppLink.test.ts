import { describe, expect, it } from 'vitest'
import { toAppLink } from './toAppLink.ts'

describe('a link to a wallet', () => {
  it.each([
    ['https://wallet.example', 'https://wallet.example/'],
    ['https://wallet.example/wc?uri=wc%3A1', 'https://wallet.example/wc?uri=wc%3A1'],
    ['sample:///', 'sample:///'],
    ['sample://wc?uri=wc%3A1', 'sample://wc?uri=wc%3A1'],
    ['tc+x.y-z1://', 'tc+x.y-z1://'],
  ])('%s may be opened', (address, href) => {
    expect(toAppLink(address)?.href).toBe(href)
  })

  // T13
  it.each([
    '',
    'wallet.example',
    '//wallet.example',
    'sample:',
    'sample:x',
    'javascript:alert(1)',
    'javascript://%0aalert(1)',
    // The scheme is the beginning of the address.
    'javascript:sample://%0aalert(1)',
    'JaVaScRiPt://%0aalert(1)',
    ' javascript://x',
    'java\tscript://x',
    'data://text/html,<script>alert(1)</script>',
    'vbscript://x',
    'blob://https://wallet.example/1',
    'filesystem:https://wallet.example/x',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=https;end',
    'android-app://com.example',
    'content://x',
    'view-source://wallet.example',
    'about://blank',
    'market://details?id=com.example',
    'itms-apps://apps.example',
    'ms-msdt://x',
    'MS-Search://x',
    'search-ms://x',
    'tel://1',
    'x-apple.systempreferences://x',
    'itms-services://x',
    'microsoft-edge://wallet.example',
    'applescript://x',
    'shortcuts://run-shortcut?name=x',
    'App-Prefs://root',
    'x-man-page://ls',
    'smb://share.example/x',
    'afp://share.example',
    'rdp://x',
    'vscode://file/etc/passwd',
    'jetbrains://x',
    'googlechrome://wallet.example',
    'opera-https://wallet.example',
    'telprompt://1',
    'callto://1',
    'skype://x?call',
  ])('%j, which is no app and no encrypted page, may not', (address) => {
    expect(toAppLink(address)).toBeUndefined()
  })

  // T13, T14
  it.each([
    'http://wallet.example',
    'ws://wallet.example',
    'https://',
    'https:///wallet.example',
    'https:///wallet.example?u=https://a',
    'https:wallet.example',
    'https:\\\\wallet.example',
    'https://user:secret@wallet.example',
    'sample://user:secret@wallet.example',
    'https://shop.example@evil.example',
    'https://wal\nlet.example',
    'sample://wal\u200blet',
    'sample://\u202egpj',
    'sam\u0440le://wc',
    'sample://wc\u0000',
    'https://wallet.example/a b',
    'sample://a\u00a0b',
    'https://wal\u3164let.example',
    'sample://wal\u034flet',
    'sample://a\\b',
    'https://wallet.example\\@evil.example',
  ])('%j, which is read differently than it looks, may not', (address) => {
    expect(toAppLink(address)).toBeUndefined()
  })
})
