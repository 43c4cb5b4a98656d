"use client";

import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import { resourceCategories } from "@aangan/copy/lists";
import * as words from "@aangan/copy/resources-page";
import { routes } from "@aangan/copy/routes";
import { Highlighted } from "@aangan/product/conversation/highlighted.tsx";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { ResourceCard } from "@aangan/ui/resource-card/resource-card.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Tabs, TabsContent } from "@aangan/ui/tabs/tabs.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { NotebookPen } from "lucide-react";
import { type MouseEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { Failure } from "@/lib/failure";
import { Link } from "@/lib/link";
import { type LibraryFilters, resourcesHref, useResourcesPlace } from "./address";
import { type Found, findPieces } from "./finding";
import { metaOf } from "./kinds";
import { LazyReader } from "./lazy-reader";
import { ALL, LibraryToolbar } from "./library-toolbar";
import { resourceQuery, type Summary, textsQuery, useReadingPlaces, useResources, useSave } from "./queries";

const grid = "grid gap-3 md:gap-5 md:grid-cols-2 grid:grid-cols-3";

/** The number of pieces that a category shows among the others, and a list at first: multiples of the columns. */
const IN_GROUP = 3;
const IN_LIST = 9;

/** The self-care library: its pieces, by category and search, and the open one. Needs a Suspense above it. */
export function ResourcesScreen() {
  const { place, filter, open, openInstead, close } = useResourcesPlace();
  const resources = useResources();
  const save = useSave();
  const [query, setQuery] = useTabState("library_search", "");
  const toggle = ({ id, saved }: Summary) => save.mutate({ id, saved: !saved });
  const filters: LibraryFilters = { category: place.category, saved: place.saved };
  return (
    <>
      <Header />
      <Tabs
        value={place.category || ALL}
        onValueChange={(value) => filter({ ...filters, category: value === ALL ? "" : value })}
      >
        <LibraryToolbar filters={filters} query={query} onFilter={filter} onQuery={setQuery} />
        <TabsContent value={place.category || ALL} tabIndex={-1} className="outline-none">
          {resources.data ? (
            <Pieces
              pieces={resources.data}
              filters={filters}
              query={query}
              onOpen={open}
              onSave={toggle}
              onCategory={(category) => {
                filter({ ...filters, category });
                window.scrollTo({ top: 0 });
              }}
              onClear={() => {
                setQuery("");
                filter({ category: "", saved: false });
              }}
            />
          ) : resources.error ? (
            <Failure
              screen
              title={words.failed}
              error={resources.error}
              pending={resources.isFetching}
              onRetry={() => void resources.refetch()}
            />
          ) : (
            <PiecesSkeleton />
          )}
        </TabsContent>
      </Tabs>
      {place.reading === null ? null : (
        <LazyReader
          slug={place.reading}
          resume={place.resume}
          resources={resources}
          onClose={close}
          onOpenPiece={openInstead}
          onSave={toggle}
        />
      )}
    </>
  );
}

function Header() {
  return (
    <PageHeader
      title={words.title}
      lead={words.lead}
      actions={
        <Button asChild variant="secondary">
          <Link href={routes.journal.path}>
            <NotebookPen aria-hidden="true" />
            {words.journal}
          </Link>
        </Button>
      }
    />
  );
}

interface PiecesProps {
  pieces: readonly Summary[];
  filters: LibraryFilters;
  query: string;
  onOpen: (slug: string, resume?: boolean) => void;
  onSave: (piece: Summary) => void;
  onCategory: (category: string) => void;
  onClear: () => void;
}

function Pieces({ pieces, filters, query, onOpen, onSave, onCategory, onClear }: PiecesProps) {
  const asked = useDeferredValue(query);
  // Cards need only their own data; a search fetches the texts.
  const texts = useQuery({ ...textsQuery, enabled: asked.trim() !== "" });
  const found = useMemo(
    () =>
      findPieces(
        pieces.filter(
          (piece) => (!filters.category || piece.category === filters.category) && (!filters.saved || piece.saved),
        ),
        texts.data,
        asked,
      ),
    [pieces, filters.category, filters.saved, texts.data, asked],
  );
  const filtered = asked.trim() !== "" || filters.category !== "" || filters.saved;
  const textsFailure = texts.error ? (
    <div className="mb-4">
      <Failure
        title={words.textsFailed}
        error={texts.error}
        pending={texts.isFetching}
        onRetry={() => void texts.refetch()}
      />
    </div>
  ) : null;

  const card = (one: Found) => (
    <PieceCard
      key={one.piece.id}
      found={one}
      inGroup={!filtered}
      href={resourcesHref({ ...filters, reading: one.piece.id })}
      onOpen={onOpen}
      onSave={onSave}
    />
  );

  if (found.length === 0 && texts.isLoading) return <PiecesSkeleton />;
  if (found.length === 0 && textsFailure) return textsFailure;
  if (found.length === 0) {
    const kept = filters.saved && asked.trim() === "";
    return (
      <div role="status">
        <EmptyState
          seed="resources"
          headingLevel={2}
          title={!filtered ? words.emptyTitle : kept ? words.noneSavedTitle : words.noneTitle}
          description={!filtered ? words.emptyText : kept ? words.noneSavedText : words.noneText}
          action={
            filtered ? (
              <Button variant="secondary" onClick={onClear}>
                {words.showAll}
              </Button>
            ) : undefined
          }
        />
      </div>
    );
  }
  return (
    <>
      {filtered ? (
        <h2 className="sr-only">{filters.category ? labelOf(resourceCategories, filters.category) : words.all}</h2>
      ) : null}
      {textsFailure}
      <p role="status" className="mb-4 text-ink-muted text-small tabular-nums">
        {texts.isLoading ? words.looking : words.found({ count: found.length })}
      </p>
      {filtered ? null : <Begun pieces={pieces} onOpen={onOpen} />}
      {filtered ? (
        <PieceList key={`${filters.category} ${filters.saved}`} found={found} card={card} />
      ) : (
        <Groups found={found} card={card} onCategory={onCategory} />
      )}
    </>
  );
}

/** The number of begun pieces that are shown. */
const BEGUN_SHOWN = 2;

/** The pieces that the member has begun, last left first. Each opens where they left it. */
function Begun({ pieces, onOpen }: Pick<PiecesProps, "pieces" | "onOpen">) {
  const places = useReadingPlaces();
  const begun = (places.data ?? [])
    .flatMap(({ id, percent }) => pieces.filter((piece) => piece.id === id).map((piece) => ({ piece, percent })))
    .slice(0, BEGUN_SHOWN);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="begun" className="mb-9">
      <h2 id="begun" className="mb-3 font-display text-h3">
        {words.continue}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
        {begun.map(({ piece, percent }) => (
          <li key={piece.id}>
            <Card padding="none" interactive className="flex">
              <img
                src={piece.imageUrl}
                alt=""
                width={600}
                height={200}
                className="tile-dim w-22 shrink-0 self-stretch object-cover object-left"
              />
              <div className="min-w-0 flex-1 px-4 py-3">
                <h3 className="font-display text-h4 [overflow-wrap:anywhere]">
                  <Link
                    href={resourcesHref({ reading: piece.id, resume: true })}
                    prefetch={false}
                    aria-label={words.continueNamed({ title: piece.title, percent })}
                    onClick={(event) => {
                      // The browser opens new tabs and windows.
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      onOpen(piece.id, true);
                    }}
                    className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card after:content-[''] hover:underline"
                  >
                    {piece.title}
                  </Link>
                </h3>
                <p className="mt-0.5 text-ink-muted text-small tabular-nums">{words.percentRead({ percent })}</p>
                <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunk">
                  <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pieces in one list: the first ones, and the others after a click. */
function PieceList({ found, card }: { found: readonly Found[]; card: (one: Found) => ReactNode }) {
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const short = !expanded && found.length > IN_LIST;
  const expand = () => {
    setExpanded(true);
    afterCommit(() => list.current?.children[IN_LIST]?.querySelector<HTMLElement>("a")?.focus());
  };
  return (
    <>
      <div ref={list} className={grid}>
        {(short ? found.slice(0, IN_LIST) : found).map(card)}
      </div>
      {short ? (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" onClick={expand}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface GroupsProps {
  found: readonly Found[];
  card: (one: Found) => ReactNode;
  onCategory: (category: string) => void;
}

/** The first pieces of each category, with a way to the others. */
function Groups({ found, card, onCategory }: GroupsProps) {
  return (
    <div className="flex flex-col gap-9">
      {resourceCategories.map(({ code, label }) => {
        const own = found.filter(({ piece }) => piece.category === code);
        if (own.length === 0) return null;
        return (
          <section key={code} aria-label={label}>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
              <h2 className="font-display text-h3">{label}</h2>
              {own.length > IN_GROUP ? (
                <Button variant="quiet" size="sm" className="-mr-2.5" onClick={() => onCategory(code)}>
                  {words.allIn({ count: own.length, category: label })}
                </Button>
              ) : null}
            </div>
            <div className={grid}>{own.slice(0, IN_GROUP).map(card)}</div>
          </section>
        );
      })}
    </div>
  );
}

interface PieceCardProps {
  found: Found;
  /** The card is below a heading of its category. */
  inGroup: boolean;
  href: string;
  onOpen: (slug: string) => void;
  onSave: (piece: Summary) => void;
}

function PieceCard({ found: { piece, title, description, preview }, inGroup, href, onOpen, onSave }: PieceCardProps) {
  const client = useQueryClient();
  return (
    <ResourceCard
      titleId={`piece-${piece.id}`}
      title={<Highlighted {...title} />}
      // The text around a match, if only the text has it.
      description={
        <Highlighted {...(description.ranges.length === 0 && preview.ranges.length > 0 ? preview : description)} />
      }
      imageUrl={piece.imageUrl}
      {...metaOf(piece)}
      // Below a heading of its category it is not repeated.
      {...(inGroup && { category: undefined })}
      linkComponent={Link}
      read={{
        href,
        label: words.readMore,
        name: words.readNamed({ title: piece.title }),
        onClick: (event: MouseEvent) => {
          // The browser opens new tabs and windows.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(piece.id);
        },
        // Preload the reader and the text. If loading fails, the open piece reports it.
        onNear: () => {
          LazyReader.preload().catch(() => undefined);
          void client.prefetchQuery(resourceQuery(piece.id));
        },
      }}
      save={{
        name: words.saveNamed({ title: piece.title }),
        saved: piece.saved,
        onToggle: () => onSave(piece),
      }}
    />
  );
}

function PiecesSkeleton() {
  return (
    <SkeletonGroup label={common.loading}>
      <Skeleton className="mb-5 h-4 w-24" />
      <div className={grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Card key={key} padding="none" className="flex md:flex-col">
            <Skeleton shape="block" className="h-auto w-22 shrink-0 rounded-none md:h-32 md:w-full" />
            <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
              <Skeleton className="w-40 max-w-full" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="w-full" />
              <Skeleton className="w-2/3" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The library before its URL is known. */
export function ResourcesLoading() {
  return (
    <>
      <Header />
      <PiecesSkeleton />
    </>
  );
}
