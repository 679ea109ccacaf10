/** A published message. Its content is encrypted; the relay has no key. */
export interface PublishedMessage {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  /** Kind of message, e.g. 1100 for a session proposal. */
  readonly tag: number
  /** Proof of the publisher's origin, for the Verify service. */
  readonly attestation?: string
}

/** A message in the mailbox. Times are in milliseconds. */
export interface RelayMessage extends PublishedMessage {
  readonly publishedAt: number
  readonly expiresAt: number
}

/** Stores messages by topic until they expire, and which clients have received them. */
export interface Mailbox {
  /** Returns undefined for a duplicate: publishers retry when a reply is late. */
  store(message: PublishedMessage, publisherId: string): RelayMessage | undefined
  /** Messages of a topic that the client has neither published nor acknowledged, oldest first. */
  pending(topic: string, clientId: string): readonly RelayMessage[]
  acknowledge(message: RelayMessage, clientId: string): void
  /** Drops expired messages of all topics. */
  purge(): void
  clear(): void
}

interface StoredMessage {
  readonly message: RelayMessage
  /** Client ids, not sockets: a client that reconnects must not receive a message again. */
  readonly receivedBy: Set<string>
}

export function createMailbox(now: () => number = Date.now): Mailbox {
  const byTopic = new Map<string, readonly StoredMessage[]>()

  function keepUnexpired(topic: string): readonly StoredMessage[] {
    const time = now()
    const unexpired = (byTopic.get(topic) ?? []).filter(({ message }) => message.expiresAt > time)
    if (unexpired.length > 0) byTopic.set(topic, unexpired)
    else byTopic.delete(topic)
    return unexpired
  }

  return {
    store(published, publisherId) {
      const stored = keepUnexpired(published.topic)
      if (stored.some(({ message }) => message.message === published.message)) return undefined
      const publishedAt = now()
      const message = { ...published, publishedAt, expiresAt: publishedAt + published.ttl * 1_000 }
      byTopic.set(published.topic, [...stored, { message, receivedBy: new Set([publisherId]) }])
      return message
    },
    pending: (topic, clientId) =>
      keepUnexpired(topic)
        .filter(({ receivedBy }) => !receivedBy.has(clientId))
        .map(({ message }) => message),
    acknowledge(message, clientId) {
      const stored = byTopic.get(message.topic)?.find((candidate) => candidate.message === message)
      stored?.receivedBy.add(clientId)
    },
    purge() {
      for (const topic of byTopic.keys()) keepUnexpired(topic)
    },
    clear: () => byTopic.clear(),
  }
}
