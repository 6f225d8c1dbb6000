import { TextField } from '../../ui/Field.tsx';

interface EmailFieldProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The field for a mail address; never optional. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
