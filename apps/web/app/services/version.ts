import description from '../../package.json' with { type: 'json' };

/** What this program says it is: in `/admin/system`, in metrics and in error reports. */
export const VERSION: string = description.version;
