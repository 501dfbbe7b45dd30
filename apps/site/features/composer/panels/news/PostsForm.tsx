import { dayIn, newestFirst, type Post, siteWords } from "@daylit/site-engine";
import {
  addPost,
  changePost,
  removePost,
  withPostShown,
  withPostTitle,
} from "@daylit/site-engine/edit/changes/posts.ts";
import { ChevronLeft, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { DayInput } from "../../fields/business/DayInput.tsx";
import ArticleControl from "../../fields/controls/ArticleControl.tsx";
import { PictureControl } from "../../fields/controls/PictureControl.tsx";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { today } from "../../store/today.ts";

/** More are listed on demand. */
const firstPosts = 20;

/** The news of the site: a list of posts, and a form for the one that is open. */
export default function PostsForm() {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const [slug, setSlug] = useState<string>();
  const [all, setAll] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const posts = site.posts ?? [];
  const at = posts.findIndex((post) => post.slug === slug);
  const open = posts[at];

  // A news page that was just added is waiting for its first post; the button that added it is gone.
  useEffect(() => {
    const isWaiting = document.activeElement?.matches("body, .compose-panel .heading-5");
    if (isWaiting && posts.length === 0) add.current?.focus();
  }, []);

  if (open)
    return (
      <PostForm
        post={open}
        at={at}
        onSlug={setSlug}
        onClose={() => {
          setSlug(undefined);
          requestAnimationFrame(() => add.current?.focus());
        }}
      />
    );
  const listed = newestFirst(posts);
  return (
    <fieldset className="compose-group">
      <legend>Posts</legend>
      <button
        type="button"
        className="compose-add"
        ref={add}
        onClick={() => {
          const before = posts.length;
          session.change(t`new post`, (known) => addPost(known, today()));
          const made = session.site.posts ?? [];
          if (made.length === before) return announce(t`You’ve reached the limit of posts.`);
          setSlug(made.at(-1)?.slug);
          announce(t`New post. Give it a title.`);
        }}
      >
        <Plus aria-hidden="true" /> New post
      </button>
      <ol className="compose-rows" ref={list}>
        {(all ? listed : listed.slice(0, firstPosts)).map((post) => (
          <li key={post.slug}>
            <button type="button" className="compose-row" onClick={() => setSlug(post.slug)}>
              <span>
                {post.title || "Without a title"}
                <small> {dayIn(site.language, post.date)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {!all && listed.length > firstPosts && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            setAll(true);
            announce(t`All ${listed.length} posts are listed.`);
            requestAnimationFrame(() =>
              list.current?.querySelectorAll("button")[firstPosts]?.focus(),
            );
          }}
        >
          Show all {listed.length} posts
        </button>
      )}
      {posts.length > 0 && !site.address && (
        <p className="hint">
          Your site gets a feed that people can subscribe to once you have entered its address.
        </p>
      )}
    </fieldset>
  );
}

type FormProps = {
  post: Post;
  at: number;
  onSlug: (slug: string | undefined) => void;
  onClose: () => void;
};

/** A post: day, title, picture and text. The page shows it meanwhile. */
function PostForm({ post, at, onSlug, onClose }: FormProps) {
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const session = useSession();
  const { setTrial, announce } = useInterface();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  useEffect(() => {
    setTrial({ site: withPostShown(site, selection.page, post) });
  }, [site, selection.page]);
  useEffect(() => {
    title.current?.focus();
    if (post.title === siteWords(site).newPost) title.current?.select();
    return () => setTrial(undefined);
  }, []);
  return (
    <fieldset className="compose-group">
      <legend>Post</legend>
      <button type="button" className="button-quiet" onClick={onClose}>
        <ChevronLeft aria-hidden="true" /> All posts
      </button>
      <div className="field compose-field">
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          id={`${id}-title`}
          ref={title}
          data-field={`posts[${at}].title`}
          value={post.title}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => {
            session.change(
              t`title of a post`,
              (before) => withPostTitle(before, at, target.value),
              {
                mergeKey: `post title ${at}`,
              },
            );
            onSlug(session.site.posts?.[at]?.slug);
          }}
          onBlur={() => session.endMerge()}
        />
        <span className="hint" id={`${id}-about`}>
          Its address: /news/{post.slug}
        </span>
      </div>
      <div className="field compose-field">
        <label htmlFor={`${id}-date`}>Day</label>
        <DayInput
          id={`${id}-date`}
          value={post.date}
          onDay={(date) =>
            session.change(t`day of a post`, (before) => changePost(before, at, { date }), {
              mergeKey: `post day ${at}`,
            })
          }
        />
      </div>
      <PictureControl
        field={{ label: t`Picture`, optional: true }}
        value={post.picture}
        path={`posts[${at}].picture`}
      />
      <ArticleControl
        field={{ kind: "text", label: t`Text`, soft: 0, hard: 0 }}
        value={post.text}
        path={`posts[${at}].text`}
      />
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          session.change(t`removal of post “${post.title}”`, (before) => removePost(before, at));
          announce(t`Post removed. Undo brings it back.`);
          onClose();
        }}
      >
        Remove this post
      </button>
    </fieldset>
  );
}
