/** Formats of JSON Schema and of OpenAPI's registry, and others in wide use. Not all of them are checked. */
export const knownFormats: ReadonlySet<string> = new Set(
  (
    'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference ' +
    'uri-template url uuid uuid1 uuid3 uuid4 uuid5 uuid6 uuid7 uuid8 json-pointer relative-json-pointer regex byte binary password base64url char color ' +
    'commonmark html http-date media-range sf-string sf-binary sf-token decimal decimal128 int8 int16 int32 int64 ' +
    'uint8 uint16 uint32 uint64 float double double-int guid currency phone unix-time timestamp cidr ip mac ulid cuid nanoid'
  ).split(' '),
)
