import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Language } from "#core/languages.ts";
import { applyEdit } from "./apply-edit.ts";
import {
  type Edit,
  headed,
  linked,
  listed,
  marked,
  noted,
  placed,
  placeNow,
  replaced,
  type Selected,
} from "./edits.ts";
import { FigureDialog } from "./figure-dialog.tsx";
import {
  emptyFigure,
  type FigureForm,
  figureAt,
  freeFigureId,
  type PlacedFigure,
  writeFigure,
} from "./figure-text.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import {
  type DescribedPicture,
  type PlacedPicture,
  pictureAt,
  picturesIn,
  writePicture,
} from "./picture-text.ts";
import { emptyGrid, TableDialog } from "./table-dialog.tsx";
import { type Grid, type PlacedTable, tableAt, writeTable } from "./table-text.ts";
import { Toolbar } from "./toolbar.tsx";

const buttons = {
  bold: (text) => marked(text, "bold"),
  italic: (text) => marked(text, "italic"),
  heading: (text) => headed(text, 2),
  subheading: (text) => headed(text, 3),
  list: (text) => listed(text, false),
  numbered: (text) => listed(text, true),
  link: linked,
  note: noted,
} satisfies Record<string, (text: Selected) => Edit>;
type ButtonName = keyof typeof buttons;
const buttonNames = Object.keys(buttons) as ButtonName[];
const shortcuts: Partial<Record<string, ButtonName>> = { b: "bold", i: "italic", k: "link" };

/**
 * What is typed in a form for a block; where the block stood in the text as the form was opened, and
 * what stood there: a new one has no place.
 */
type Open = { source: string } & (
  | { kind: "table"; place: PlacedTable | undefined; grid: Grid }
  | { kind: "figure"; place: PlacedFigure | undefined; form: FigureForm }
  | { kind: "picture"; place: PlacedPicture | undefined; picture: DescribedPicture | undefined }
);
type BlockName = Open["kind"];

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  language: Language;
  rows: number;
  readOnly?: boolean;
  /** The blocks that the text has a place for. */
  blocks: readonly BlockName[];
  value: string;
  onType: (value: string) => void;
  /** The text in the other language, for its pictures. */
  other?: string;
  isPreviewed: boolean;
  onPreview: () => void;
};

/**
 * A Markdown text and the buttons over it. It stays what was typed: a button puts its signs in as
 * if they had been typed, and nothing reads the text and writes it anew.
 */
export function TextEditor(props: Props) {
  const {
    id,
    language,
    blocks,
    value,
    onType,
    other = "",
    isPreviewed,
    onPreview,
    ...field
  } = props;
  const { t } = useTranslation("desk");
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState("");
  // What was typed in a form that was left, until it is opened again for the same block.
  const left = useRef(new Map<string, Open>());

  function selected(): Selected {
    const { value: typed, selectionStart = 0, selectionEnd = 0 } = area.current ?? { value };
    return { value: typed, start: selectionStart, end: selectionEnd };
  }

  function press(name: ButtonName): void {
    const text = selected();
    const edit = buttons[name](text);
    const isNothing =
      edit.pieces.length === 0 && edit.start === text.start && edit.end === text.end;
    setSaid(isNothing ? t("writing.notHere") : "");
    if (area.current && !field.readOnly) applyEdit(area.current, edit);
  }

  function openForm(kind: BlockName): void {
    const found = formAt(kind, selected(), language);
    setSaid(found ? "" : t("writing.figure.unreadable"));
    setRefused("");
    if (!found) return;
    const typed = left.current.get(keyOf(found));
    // Of the same kind, by its key; another block may read the same.
    setOpen(typed ? ({ ...typed, place: found.place } as Open) : found);
  }

  function close(): void {
    if (open) left.current.set(keyOf(open), open);
    setOpen(undefined);
  }

  function finish(): void {
    if (!open || !area.current) return;
    const block = blockOf(open, value, language);
    const text = selected();
    const place = open.place && placeNow(text.value, open.place, open.source);
    if (open.place && !place) {
      setRefused(t("writing.changedMeanwhile"));
      return;
    }
    const edit = place ? replaced(place, block) : placed(text, block);
    left.current.delete(keyOf(open));
    // The dialog gives the focus back as it goes; only then can the text area have it.
    flushSync(() => setOpen(undefined));
    applyEdit(area.current, edit);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const name = isCommand && shortcuts[event.key.toLowerCase()];
    if (!name) return;
    event.preventDefault();
    press(name);
  }

  const keysOf = (name: ButtonName) => {
    const key = Object.keys(shortcuts).find((one) => shortcuts[one] === name);
    return key && `Control+${key.toUpperCase()}`;
  };
  const form = { isNew: !open?.place, refused, language, onDone: finish, onClose: close };
  return (
    <div className="writing" data-previewed={isPreviewed}>
      <Toolbar
        label={t("writing.tools", { field: field.label })}
        controls={id}
        tools={[
          ...buttonNames.map((name) => ({
            id: name,
            label: t(`writing.buttons.${name}`),
            keys: keysOf(name),
            onPress: () => press(name),
          })),
          ...blocks.map((kind) => ({
            id: kind,
            label: t(`writing.buttons.${kind}`),
            onPress: () => openForm(kind),
          })),
          {
            id: "preview",
            label: t("writing.buttons.preview"),
            pressed: isPreviewed,
            onPress: onPreview,
          },
        ]}
      />
      <p role="status" className="writing-said">
        {said}
      </p>
      <TextArea
        {...field}
        id={id}
        ref={area}
        lang={language}
        required
        spellCheck
        value={value}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {open?.kind === "table" && (
        <TableDialog {...form} grid={open.grid} onChange={(grid) => setOpen({ ...open, grid })} />
      )}
      {open?.kind === "figure" && (
        <FigureDialog
          {...form}
          form={open.form}
          onChange={(typed) => setOpen({ ...open, form: typed })}
        />
      )}
      {open?.kind === "picture" && (
        <PictureDialog
          {...form}
          picture={open.picture}
          others={picturesIn(other).map(({ picture }) => picture)}
          onChange={(picture) => setOpen({ ...open, picture })}
        />
      )}
    </div>
  );
}

/** The form for the block in which the cursor stands, or for a new one; nothing if it cannot be read. */
function formAt(kind: BlockName, { value, end }: Selected, language: Language): Open | undefined {
  const at = (place: { from: number; to: number } | undefined) =>
    place ? value.slice(place.from, place.to) : "";
  if (kind === "table") {
    const place = tableAt(value, end);
    return { kind, place, source: at(place), grid: place?.grid ?? emptyGrid };
  }
  if (kind === "picture") {
    const place = pictureAt(value, end);
    return { kind, place, source: at(place), picture: place?.picture };
  }
  const place = figureAt(value, end, language);
  if (place && !place.form) return undefined;
  return { kind, place, source: at(place), form: place?.form ?? emptyFigure };
}

function keyOf({ kind, source }: Open): string {
  return `${kind} ${source}`;
}

function blockOf(open: Open, value: string, language: Language): string {
  if (open.kind === "table") return writeTable(open.grid);
  if (open.kind === "picture") return open.picture ? writePicture(open.picture) : "";
  const kept = open.place?.kept ?? { id: freeFigureId(value, open.form.title) };
  return writeFigure(open.form, kept, language);
}
