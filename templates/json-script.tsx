/** Data for a script; `<` is escaped, so that no text can close the element. */
export const JsonScript = ({
  id,
  value,
  type = 'application/json'
}: {
  id?: string
  value: unknown
  type?: string
}) => (
  <script
    type={type}
    id={id}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which entities would break; what could end the element is escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
  />
)
