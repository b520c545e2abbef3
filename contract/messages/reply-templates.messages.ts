import type { MessageTable } from '../locales.ts'

export const replyTemplatesMessages = {
  'reply-templates.add': { en: 'Add template', 'de-AT': 'Vorlage hinzufügen' },
  'reply-templates.edit-title': { en: 'Edit template', 'de-AT': 'Vorlage bearbeiten' },
  'reply-templates.list': { en: 'Reply templates', 'de-AT': 'Antwortvorlagen' },
  'reply-templates.empty': {
    en: 'There are no templates yet. Write down what your team answers most often.',
    'de-AT': 'Es gibt noch keine Vorlagen. Halten Sie fest, was Ihr Team am häufigsten antwortet.',
    'de-AT-informal': 'Es gibt noch keine Vorlagen. Halte fest, was euer Team am häufigsten antwortet.'
  },
  'reply-templates.name': { en: 'Name', 'de-AT': 'Bezeichnung' },
  'reply-templates.actions': { en: 'Actions', 'de-AT': 'Aktionen' },
  'reply-templates.text': { en: 'Text', 'de-AT': 'Text' },
  'reply-templates.text-help': {
    en: "'{name}' becomes the customer’s name, '{advisor}' the advisor’s. Greeting and signature are added.",
    'de-AT':
      "'{name}' wird zum Namen der Kundin oder des Kunden, '{advisor}' zu dem der Beraterin oder des Beraters. Anrede und Signatur werden ergänzt."
  },
  'reply-templates.edit': { en: 'Edit', 'de-AT': 'Bearbeiten' },
  'reply-templates.edit-of': { en: 'Edit {name}', 'de-AT': '{name} bearbeiten' },
  'reply-templates.delete': { en: 'Delete', 'de-AT': 'Löschen' },
  'reply-templates.delete-of': { en: 'Delete {name}', 'de-AT': '{name} löschen' },
  'reply-templates.delete-title': { en: 'Delete template?', 'de-AT': 'Vorlage löschen?' },
  'reply-templates.delete-question': {
    en: '“{name}” will be deleted. This cannot be undone.',
    'de-AT': '„{name}“ wird gelöscht. Das lässt sich nicht rückgängig machen.'
  },
  'reply-templates.gone': {
    en: 'This template has been deleted in the meantime.',
    'de-AT': 'Diese Vorlage wurde inzwischen gelöscht.'
  }
} satisfies MessageTable
