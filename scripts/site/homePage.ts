/**
 * The site's first page: the index of `docs/`, below a title with pictures in both themes. Lists of links are the
 * navigation's, so the tables are left out.
 */
export const homePage = `---
layout: home
hero:
  name: wallet-kit
  text: Wallet connection and sign-in for websites
  tagline: A React modal, a headless core, and every network contract public. Works without anyone's cloud.
  actions:
    - { theme: brand, text: Start in five minutes, link: /start }
    - { theme: alt, text: Concepts, link: /concepts }
    - { theme: alt, text: Reference, link: /reference/react/ }
features:
  - { title: Connect, details: "Installed wallets, phones, e-mail and social logins, on EVM networks and Solana.", link: /guides/connect }
  - { title: Sign in, details: "A signed message, verified by your own server, which keeps the session.", link: /guides/sign-in }
  - { title: Send and swap, details: "Tokens, collectibles, swaps and purchases, reviewed before the wallet is asked.", link: /guides/transactions }
  - { title: Your services, details: "Each service has a contract. Use the hosted one, host your own, or switch it off.", link: /guides/self-hosting }
  - { title: Your own API, details: "The compiler makes clients, hooks and servers from your OpenAPI document, too.", link: /guides/openapi }
  - { title: Offline, details: "One command runs chains, wallets and every service on your machine.", link: /guides/testing }
---

![Three views of the modal: connecting a wallet, all wallets, the account](./images/modal-light.png){.in-light}
![Three views of the modal: connecting a wallet, all wallets, the account](./images/modal-dark.png){.in-dark}
`
